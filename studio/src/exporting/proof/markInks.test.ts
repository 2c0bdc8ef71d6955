import { describe, expect, it } from 'vitest';
import { markInks } from './markInks.js';

const INKS = { blackText: 'overprint', isInInks: true } as const;
const MIXED = { blackText: 'mixed', isInInks: true } as const;
const SCREEN = { blackText: 'mixed', isInInks: false } as const;

const line = (value: number) =>
  ({ type: 'line', x1: 0, y1: 0, x2: 1, y2: 0, width: 0.25, color: [value, value, value] }) as const;
const patch = (...color: readonly [number, number, number]) =>
  ({ type: 'patch', x: 0, y: 0, width: 4, height: 4, color }) as const;

describe('the inks of a mark', () => {
  it('are all of them where every plate shows it, whatever the file holds', () => {
    for (const press of [INKS, MIXED, SCREEN]) {
      expect(markInks({ type: 'circle', x: 0, y: 0, radius: 1 }, press)).toEqual([1, 1, 1, 1]);
      expect(markInks({ ...line(0), inEveryInk: true }, press)).toEqual([1, 1, 1, 1]);
    }
  });

  it('are those of the colour bar, unless the file has colours of the screen', () => {
    expect(markInks(patch(1, 0, 1), MIXED)).toEqual([0, 1, 0, 0]);
    expect(markInks(patch(1, 0, 0), MIXED)).toEqual([0, 1, 1, 0]);
    expect(markInks(patch(0.25, 0.25, 0.25), INKS)).toEqual([0, 0, 0, 0.75]);
    expect(markInks(patch(1, 0, 1), SCREEN)).toBeUndefined();
  });

  it('are black alone or the bare paper for lines on cards, where texts keep to black ink', () => {
    expect(markInks(line(0), INKS)).toEqual([0, 0, 0, 1]);
    expect(markInks(line(1), INKS)).toEqual([0, 0, 0, 0]);
    expect(markInks(line(0), MIXED)).toBeUndefined();
    expect(markInks(line(0.45), INKS)).toBeUndefined();
  });
});
