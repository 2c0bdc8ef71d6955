import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { applyProof, type ProofFindings } from './applyProof.js';
import { PRESS_PROFILES } from './profileFiles.js';
import { EVERY_INK, type Inks } from './inks.js';
import { printedInks, proofTable } from './proofTable.js';

let table: Uint8Array;
beforeAll(async () => {
  const profile = new Uint8Array(readFileSync(PRESS_PROFILES.fogra39));
  table = await proofTable({ profile, inkLimit: 240, intent: 'relative' });
});

function proof(color: readonly number[], areas = color, stripes = 0): ProofFindings & { readonly pixels: number[] } {
  const pixels = Uint8ClampedArray.from([...color, 255]);
  const found = applyProof(pixels, Uint8ClampedArray.from([...areas, 255]), { table, width: 1, stripes });
  return { ...found, pixels: [...pixels] };
}

describe('a soft proof', () => {
  it('leaves the paper white', () => {
    const { pixels, outOfGamut, overLimit } = proof([255, 255, 255]);
    expect(Math.min(...pixels)).toBeGreaterThan(250);
    expect([outOfGamut, overLimit]).toEqual([0, 0]);
  });

  it.each([[[0, 255, 0]], [[0, 0, 255]], [[0, 255, 255]]])('says that the screen’s %j cannot be printed', (color) => {
    const { outOfGamut, pixels } = proof(color);
    expect(outOfGamut).toBe(1);
    expect(pixels.slice(0, 3)).not.toEqual(color);
  });

  it.each([[[128, 128, 128]], [[0, 0, 0]], [[160, 120, 90]]])('says that %j can be printed', (color) => {
    expect(proof(color).outOfGamut).toBe(0);
  });

  it('finds too much ink in dark areas, but not in what prints in black alone', () => {
    expect(proof([0, 0, 0]).overLimit).toBe(1);
    expect(proof([0, 0, 0], [255, 255, 255]).overLimit).toBe(0);
    expect(proof([200, 200, 200]).overLimit).toBe(0);
  });

  it('shows inks that are printed as they are', () => {
    const shown = (...inks: Inks): readonly number[] => printedInks(table, inks).map((share) => share * 255);
    expect(Math.min(...shown(0, 0, 0, 0))).toBeGreaterThan(250);
    const [red = 0, green = 0, blue = 0] = shown(0, 1, 0, 0);
    expect([red > 200, green < 40, blue > 90]).toEqual([true, true, true]);
    // The screen's magenta is bluer.
    expect(blue).toBeLessThan((proof([255, 0, 255]).pixels[2] ?? 0) - 20);
    const greys = [0.25, 0.5, 0.75, 1].map((share) => shown(0, 0, 0, share)[1]);
    expect(greys).toEqual(greys.toSorted((one, other) => (other ?? 0) - (one ?? 0)));
    // Black alone is lighter than all inks, which no limit reduces.
    expect(shown(0, 0, 0, 1)[1]).toBeGreaterThan((shown(...EVERY_INK)[1] ?? 0) + 20);
  });

  it('marks what it finds', () => {
    expect(proof([0, 255, 0], undefined, 9).pixels).toEqual([255, 45, 190, 255]);
  });
});
