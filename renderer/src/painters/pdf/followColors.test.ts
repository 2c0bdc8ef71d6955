import { describe, expect, it } from 'vitest';
import { readHex } from '../../color/hex.js';
import type { HexColor } from '../../displayList.js';
import type { ComponentStop } from './PdfColors.js';
import { followColors } from './followColors.js';

/** A component that grows with the square of red, and one with red itself. */
const curved = (color: HexColor): readonly number[] => [readHex(color).red ** 2, readHex(color).red];

/** The components at a place, with straight lines between stops. */
function at(stops: readonly ComponentStop[], offset: number): readonly number[] {
  const after = stops.findIndex((stop) => stop.offset >= offset);
  const [from, to] = [stops[Math.max(0, after - 1)], stops[after]];
  if (from === undefined || to === undefined) throw new Error(`no stops at ${offset}`);
  const share = to.offset === from.offset ? 0 : (offset - from.offset) / (to.offset - from.offset);
  return from.components.map((one, index) => one + ((to.components[index] ?? 0) - one) * share);
}

describe('followColors', () => {
  it('adds stops until straight lines follow the colours', () => {
    const stops = followColors(
      [
        { offset: 0.2, color: '#000000' },
        { offset: 1, color: '#ff0000' },
      ],
      curved,
    );
    expect(stops[0]).toEqual({ offset: 0.2, components: [0, 0] });
    expect(stops.at(-1)).toEqual({ offset: 1, components: [1, 1] });
    for (let red = 0; red <= 1; red += 0.01) {
      const [square = 0, same = 0] = at(stops, 0.2 + 0.8 * red);
      expect(Math.abs(square - red ** 2)).toBeLessThan(0.012);
      expect(Math.abs(same - red)).toBeLessThan(0.004);
    }
  });

  it('takes few stops where components mix like colours, and none between equal ones', () => {
    const red = (color: HexColor): readonly number[] => [readHex(color).red];
    const offsets = (...colors: readonly HexColor[]): readonly number[] =>
      followColors(
        colors.map((color, index) => ({ offset: index / (colors.length - 1), color })),
        red,
      ).map(({ offset }) => offset);
    expect(offsets('#000000', '#ff0000')).toEqual([0, 0.25, 0.5, 0.75, 1]);
    expect(offsets('#aa0000', '#aa000000')).toEqual([0, 1]);
  });

  it('keeps hard edges', () => {
    const stops = [
      { offset: 0, color: '#330000' },
      { offset: 0.5, color: '#330000' },
      { offset: 0.5, color: '#ff0000' },
      { offset: 1, color: '#ff0000' },
    ] as const;
    expect(followColors(stops, curved).map(({ offset }) => offset)).toEqual([0, 0.5, 0.5, 1]);
  });
});
