import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { applyProof, type ProofFindings } from './applyProof.js';
import { PRESS_PROFILES } from './profileFiles.js';
import { proofTable } from './proofTable.js';

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

  it('marks what it finds', () => {
    expect(proof([0, 255, 0], undefined, 9).pixels).toEqual([255, 45, 190, 255]);
  });
});
