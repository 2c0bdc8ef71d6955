import { readHex } from '../color/hex.js';
import type { HexColor } from '../displayList.js';

/**
 * What a filter makes of a colour: rows for red, green and blue, each with the shares of red, green and blue and a
 * constant, all from 0 to 1. Because it is linear, filtering the stops of a gradient filters every colour between them.
 */
export type ColorMatrix = readonly (readonly [red: number, green: number, blue: number, constant: number])[];

/** Luminance in sRGB, as in Filter Effects 1, section 9.2. */
const LUMA = [0.2126, 0.7152, 0.0722] as const;

const IDENTITY: ColorMatrix = [
  [1, 0, 0, 0],
  [0, 1, 0, 0],
  [0, 0, 1, 0],
];

/** The full strength of `sepia()` in Filter Effects 1. */
const SEPIA: ColorMatrix = [
  [0.393, 0.769, 0.189, 0],
  [0.349, 0.686, 0.168, 0],
  [0.272, 0.534, 0.131, 0],
];

const GRAY: ColorMatrix = IDENTITY.map(() => [...LUMA, 0]);

/** The colours of a picture or drawing, filtered in this order. */
export interface ColorFilter {
  /** 0 … 1 */
  readonly grayscale?: number;
  /** 0 … 1 */
  readonly sepia?: number;
  /** Black becomes `from`, white becomes `to`, and every grey a colour between them. */
  readonly duotone?: { readonly from: HexColor; readonly to: HexColor };
}

/** The filter as one matrix, or undefined if it changes nothing. */
export function colorMatrix({ grayscale = 0, sepia = 0, duotone }: ColorFilter): ColorMatrix | undefined {
  const steps = [
    ...(grayscale > 0 ? [mix(GRAY, grayscale)] : []),
    ...(sepia > 0 ? [mix(SEPIA, sepia)] : []),
    ...(duotone === undefined ? [] : [duotoneMatrix(duotone.from, duotone.to)]),
  ];
  return steps.length === 0 ? undefined : steps.reduce((first, then) => multiply(then, first)).map(rounded);
}

/** One matrix after another as one. */
export function inTurn(first: ColorMatrix, then: ColorMatrix): ColorMatrix {
  return multiply(then, first).map(rounded);
}

/** A matrix applied to channels from 0 to 1; the result may lie outside. */
export function applyMatrix(matrix: ColorMatrix, red: number, green: number, blue: number): number[] {
  return matrix.map(([r, g, b, constant]) => r * red + g * green + b * blue + constant);
}

function mix(matrix: ColorMatrix, amount: number): ColorMatrix {
  const share = Math.min(1, amount);
  return matrix.map((row, index) => {
    const plain = IDENTITY[index] ?? row;
    const at = (column: 0 | 1 | 2 | 3): number => plain[column] * (1 - share) + row[column] * share;
    return [at(0), at(1), at(2), at(3)];
  });
}

function duotoneMatrix(from: HexColor, to: HexColor): ColorMatrix {
  const [dark, light] = [readHex(from), readHex(to)];
  return (['red', 'green', 'blue'] as const).map((channel) => {
    const span = light[channel] - dark[channel];
    return [LUMA[0] * span, LUMA[1] * span, LUMA[2] * span, dark[channel]];
  });
}

/** First `first`, then `then`. */
function multiply(then: ColorMatrix, first: ColorMatrix): ColorMatrix {
  return then.map((row) => {
    const at = (column: 0 | 1 | 2 | 3): number =>
      first.reduce((sum, other, index) => sum + (row[index] ?? 0) * other[column], column === 3 ? row[3] : 0);
    return [at(0), at(1), at(2), at(3)];
  });
}

/** Rounds the numbers, so that every JavaScript engine writes the same scene. */
function rounded([red, green, blue, constant]: ColorMatrix[number]): ColorMatrix[number] {
  const fine = (value: number): number => Math.round(value * 1e4) / 1e4 + 0;
  return [fine(red), fine(green), fine(blue), fine(constant)];
}
