import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limitInkBytes, limitInks } from './inkLimit.js';
import { type Inks, inkTotal } from './inks.js';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const inks: fc.Arbitrary<Inks> = fc.tuple(share, share, share, share);
const limit = fc.double({ min: 1, max: 4, noNaN: true });
const pixels = fc.uint8Array({ minLength: 4, maxLength: 64 }).map((bytes) => bytes.slice(0, bytes.length & ~3));

describe('the ink limit of a colour', () => {
  it('is never exceeded, and no ink is negative or above 100%', () => {
    fc.assert(
      fc.property(inks, limit, (given, most) => {
        const limited = limitInks(given, most);
        expect(inkTotal(limited)).toBeLessThanOrEqual(most + 1e-9);
        for (const ink of limited) expect(ink >= 0 && ink <= 1 + 1e-12).toBe(true);
      }),
    );
  });

  it('leaves colours below it alone, and limits only once', () => {
    fc.assert(
      fc.property(inks, limit, (given, most) => {
        const limited = limitInks(given, most);
        if (inkTotal(given) <= most) expect(limited).toBe(given);
        limitInks(limited, most).forEach((ink, index) => expect(ink).toBeCloseTo(limited[index] ?? -1, 9));
      }),
    );
  });

  it('keeps the order of the colours, and adds black rather than taking it away', () => {
    fc.assert(
      fc.property(inks, limit, (given, most) => {
        const limited = limitInks(given, most);
        expect(limited[3]).toBeGreaterThanOrEqual(given[3]);
        for (const [one, other] of [
          [0, 1],
          [1, 2],
          [0, 2],
        ] as const) {
          if (given[one] >= given[other]) expect(limited[one]).toBeGreaterThanOrEqual(limited[other] - 1e-12);
        }
      }),
    );
  });

  it('replaces grey by black first, then reduces the colours in proportion', () => {
    expect(limitInks([0.8, 0.7, 0.7, 0.4], 2.4).map((ink) => Number(ink.toFixed(3)))).toEqual([0.7, 0.6, 0.6, 0.5]);
    expect(limitInks([1, 1, 0, 1], 2.4)).toEqual([0.7, 0.7, 0, 1]);
  });
});

describe('the ink limit of a picture', () => {
  it('is never exceeded, changes nothing below it and limits only once', () => {
    fc.assert(
      fc.property(pixels, limit, (given, most) => {
        const limited = Uint8Array.from(given);
        limitInkBytes(limited, most);
        for (let at = 0; at < given.length; at += 4) {
          const [before, after] = [given, limited].map((all) => all.subarray(at, at + 4));
          expect(sum(after)).toBeLessThanOrEqual(most * 255);
          if (sum(before) <= Math.floor(most * 255)) expect(after).toEqual(before);
        }
        const again = Uint8Array.from(limited);
        limitInkBytes(again, most);
        expect(again).toEqual(limited);
      }),
    );
  });
});

function sum(bytes: Uint8Array = new Uint8Array(0)): number {
  return bytes.reduce((total, byte) => total + byte, 0);
}
