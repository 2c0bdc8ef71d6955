import { PROOF_ENTRY, PROOF_FLAGS, PROOF_STEPS } from './proofTable.js';

/** Shares of the area, from 0 to 1. */
export interface ProofFindings {
  readonly outOfGamut: number;
  readonly overLimit: number;
}

export interface ProofPainting {
  readonly table: Uint8Array;
  /** Pixels in a row. */
  readonly width: number;
  /** Distance of the stripes that mark places; 0 for none. */
  readonly stripes: number;
}

/** The colours of the marks, which also lean to different sides: out of gamut `/`, over the limit `\`. */
export const PROOF_MARKS = { outOfGamut: [255, 45, 190], overLimit: [0, 150, 255] } as const;

/**
 * Turns pixels into what they look like in print, in place, and marks what the press cannot print.
 * @param pixels RGBA
 * @param areas the same without what prints in black alone, for the ink
 */
export function applyProof(
  pixels: Uint8ClampedArray,
  areas: Uint8ClampedArray,
  { table, width, stripes }: ProofPainting,
): ProofFindings {
  const found = { outOfGamut: 0, overLimit: 0 };
  for (let at = 0; at < pixels.length; at += 4) {
    const { outOfGamut, overLimit } = PROOF_FLAGS;
    const flags = (flagsAt(table, pixels, at) & outOfGamut) | (flagsAt(table, areas, at) & overLimit);
    print(table, pixels, at);
    if (flags === 0) continue;
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    const isOn = (along: number): boolean => stripes > 0 && along % stripes < stripes / 3;
    if (flags & outOfGamut) {
      found.outOfGamut++;
      if (isOn(x + y)) pixels.set(PROOF_MARKS.outOfGamut, at);
    }
    if (flags & overLimit) {
      found.overLimit++;
      if (isOn(x - y + pixels.length)) pixels.set(PROOF_MARKS.overLimit, at);
    }
  }
  const count = Math.max(1, pixels.length / 4);
  return { outOfGamut: found.outOfGamut / count, overLimit: found.overLimit / count };
}

function print(table: Uint8Array, pixels: Uint8ClampedArray, at: number): void {
  const entry = entryOf(pixels, at);
  for (let channel = 0; channel < 3; channel++) {
    const value = pixels[at + channel] ?? 0;
    const nearest = (stepOf(value) * 255) / (PROOF_STEPS - 1);
    pixels[at + channel] = (table[entry + channel] ?? 0) + value - nearest;
  }
}

const flagsAt = (table: Uint8Array, pixels: Uint8ClampedArray, at: number): number =>
  table[entryOf(pixels, at) + 3] ?? 0;

function entryOf(pixels: Uint8ClampedArray, at: number): number {
  const [red, green, blue] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
  return ((stepOf(red) * PROOF_STEPS + stepOf(green)) * PROOF_STEPS + stepOf(blue)) * PROOF_ENTRY;
}

const stepOf = (value: number): number => Math.round((value * (PROOF_STEPS - 1)) / 255);
