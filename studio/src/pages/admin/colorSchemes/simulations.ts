/** A kind of sight as a matrix over linear RGB, row by row. */
export interface Simulation {
  readonly id: string;
  readonly label: string;
  readonly matrix: readonly number[];
}

/**
 * Full strength, after Machado, Oliveira and Fernandes, “A Physiologically-based Model for Simulation of Color Vision
 * Deficiency”, 2009; grey print by relative luminance (WCAG 2).
 */
export const SIMULATIONS: readonly Simulation[] = [
  {
    id: 'protan',
    label: 'Red-weak',
    matrix: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  },
  {
    id: 'deutan',
    label: 'Green-weak',
    matrix: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  },
  {
    id: 'tritan',
    label: 'Blue-weak',
    matrix: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
  },
  {
    id: 'grey',
    label: 'Grey print',
    matrix: [0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722],
  },
];

/** The 4 × 5 matrix of an SVG colour filter, which works on linear RGB unless told otherwise. */
export function filterMatrix({ matrix }: Simulation): string {
  const rows = [0, 3, 6].map((start) => `${matrix.slice(start, start + 3).join(' ')} 0 0`);
  return [...rows, '0 0 0 1 0'].join(' ');
}
