import { describe, expect, it } from 'vitest';
import { nodeBounds } from './nodeBounds.js';
import { pathBounds } from './pathBounds.js';

const box = (d: string): number[] => {
  const { left, top, right, bottom } = pathBounds(d);
  return [left, top, right, bottom];
};

describe('pathBounds', () => {
  it.each([
    ['M1 2L5 9', [1, 2, 5, 9]],
    ['m1 2 4 7 -10 0z l1 1', [-5, 2, 5, 9]],
    ['M0 0H10V-5h-3v9', [0, -5, 10, 4]],
    ['M0 0Q1e1 2e1 20 0', [0, 0, 20, 10]],
    ['M10-5.5.25', [10, -5.5, 10, -5.5]],
  ])('contains %s tightly', (d, expected) => expect(box(d)).toEqual(expected));

  it('ends where a round corner does, although its circle goes on', () =>
    expect(box('M0 0h90a10 10 0 0110 10v40H0z')).toEqual([0, 0, 100, 50]));

  it('is empty for an empty path', () => expect(pathBounds('').empty).toBe(true));
});

describe('nodeBounds', () => {
  it('contains the stroke of a level line', () => {
    const bounds = nodeBounds(
      { type: 'path', d: 'M10 20h30', stroke: { paint: '#000000', width: 4, join: 'round' } },
      pathBounds,
    );
    expect(bounds.top).toBeLessThanOrEqual(18);
    expect(bounds.bottom).toBeGreaterThanOrEqual(22);
  });

  it('adds half the stroke width, applies clips and follows transforms', () => {
    const bounds = nodeBounds(
      {
        type: 'group',
        transform: [0, 1, -1, 0, 0, 0],
        clip: { d: 'M0 0h100v100h-100z' },
        children: [{ type: 'path', d: 'M10 20h30v40h-30z', stroke: { paint: '#000000', width: 4, join: 'round' } }],
      },
      pathBounds,
    );
    const margin = 2 * Math.SQRT2;
    expect([bounds.left, bounds.right]).toEqual([-60 - margin, -20 + margin]);
    expect([bounds.top, bounds.bottom]).toEqual([10 - margin, 40 + margin]);
  });
});
