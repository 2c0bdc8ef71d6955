import type { FillRule } from '../../../../displayList.js';
import type { Matrix } from '../../../../geometry.js';
import { IDENTITY, multiply } from '../../../../matrix.js';
import type { Inks } from '../../../../press/inks.js';
import { PDFDict, PDFName } from '../../pdfLib.js';
import type { ContentOperator } from './contentOperators.js';

/** The inside of a path, with the transform from its space to the page's. */
export interface Shape {
  readonly d: string;
  readonly rule: FillRule;
  readonly matrix: Matrix;
}

/** How something is mixed with what lies below it. */
export interface Look {
  readonly overprints: boolean;
  readonly isOpaque: boolean;
  readonly isBlended: boolean;
}

/** What operators set, as far as the ink of overprints depends on it. */
export interface GraphicsState {
  /** From the content's space to the page's. */
  readonly matrix: Matrix;
  readonly clips: readonly Shape[];
  /** Undefined for what is not a colour of four inks, such as a pattern. */
  readonly fill: Inks | undefined;
  readonly stroke: Inks | undefined;
  readonly look: Look;
  /** From the space of letters to the content's. */
  readonly text: Matrix;
  readonly fontSize: number;
  /** Whether letters are drawn along their edges. */
  readonly outlines: boolean;
}

/** PDF begins with black. */
export const FIRST_STATE: GraphicsState = {
  matrix: IDENTITY,
  clips: [],
  fill: [0, 0, 0, 1],
  stroke: [0, 0, 0, 1],
  look: { overprints: false, isOpaque: true, isBlended: false },
  text: IDENTITY,
  fontSize: 0,
  outlines: false,
};

/** What an operator changes. @param states the graphics states that it may name @param outside the look of the form around it */
export function changeOf(
  { name, operands }: ContentOperator,
  { matrix }: GraphicsState,
  states: PDFDict | undefined,
  outside: Look,
): Partial<GraphicsState> {
  const values = operands.map(Number);
  switch (name) {
    case 'cm':
      return { matrix: multiply(matrix, matrixOf(values)) };
    case 'k':
      return { fill: inksOf(values) };
    case 'K':
      return { stroke: inksOf(values) };
    case 'cs':
      return { fill: undefined };
    case 'CS':
      return { stroke: undefined };
    case 'Tf':
      return { fontSize: values[1] ?? 0 };
    case 'Tr':
      return { outlines: values[0] === 1 };
    case 'Tm':
      return { text: matrixOf(values) };
    case 'gs':
      return { look: lookOf(states?.lookup(PDFName.of(String(operands[0]).slice(1))), outside) };
    default:
      return {};
  }
}

function matrixOf([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[]): Matrix {
  return [a, b, c, d, e, f];
}

function inksOf([cyan = 0, magenta = 0, yellow = 0, key = 0]: readonly number[]): Inks {
  return [cyan, magenta, yellow, key];
}

function lookOf(state: unknown, outside: Look): Look {
  if (!(state instanceof PDFDict)) return outside;
  const has = (key: string, ...values: readonly string[]): boolean =>
    values.includes(String(state.lookup(PDFName.of(key)) ?? values[0]));
  return {
    overprints: !has('op', 'false'),
    isOpaque: outside.isOpaque && has('ca', '1') && has('SMask', '/None'),
    isBlended: outside.isBlended || !has('BM', '/Normal', '/Compatible'),
  };
}
