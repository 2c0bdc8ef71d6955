import { VISION_MATRICES, type Vision } from '@cardwright/renderer';

/** A kind of sight that differs from the typical one. */
export type Simulation = Exclude<Vision, 'normal'>;

/** The kinds of sight in the order in which they are shown. Of deficiencies, how many people have them. */
export const SIGHTS: Readonly<Record<Vision, { readonly label: string; readonly who?: string }>> = {
  normal: { label: 'Typical' },
  protanopia: { label: 'Red-weak', who: '1 man in 50' },
  deuteranopia: { label: 'Green-weak', who: '1 man in 16' },
  tritanopia: { label: 'Blue-weak', who: '1 in 10,000' },
  greyscale: { label: 'Grey print', who: 'any laser printer' },
};

/** The 4 × 5 matrix of an SVG colour filter, which works on linear RGB unless told otherwise. */
export function filterMatrix(sight: Simulation): string {
  const rows = VISION_MATRICES[sight].map((row) => `${row.join(' ')} 0 0`);
  return [...rows, '0 0 0 1 0'].join(' ');
}
