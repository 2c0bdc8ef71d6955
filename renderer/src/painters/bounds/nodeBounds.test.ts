import fc from 'fast-check';
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
    ['M0 0C5 10 10 -10 20 0', [0, -10, 20, 10]],
    ['M0 0Q1e1 2e1 20 0', [0, 0, 20, 20]],
    ['M10-5.5.25', [10, -5.5, 10, -5.5]],
  ])('contains %s tightly', (d, expected) => expect(box(d)).toEqual(expected));

  it('reads arc flags without separators', () => {
    const [left = 0, , right = 0] = box('M0 0a5 5 0 0110 0');
    expect(left).toBeLessThanOrEqual(0);
    expect(right).toBeGreaterThanOrEqual(10);
    expect(right).toBeLessThan(40);
  });

  it('contains every point of smooth curves and arcs', () => {
    const value = fc.integer({ min: -50, max: 50 });
    fc.assert(
      fc.property(fc.array(fc.tuple(value, value, value, value), { minLength: 1, maxLength: 6 }), (segments) => {
        const d = `M0 0${segments.map(([a, b, c, e]) => `S${a} ${b} ${c} ${e}`).join('')}`;
        const bounds = pathBounds(d);
        for (const [x, y] of smoothPoints(segments)) {
          expect(x).toBeGreaterThanOrEqual(bounds.left - 1e-6);
          expect(x).toBeLessThanOrEqual(bounds.right + 1e-6);
          expect(y).toBeGreaterThanOrEqual(bounds.top - 1e-6);
          expect(y).toBeLessThanOrEqual(bounds.bottom + 1e-6);
        }
      }),
    );
  });

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

function smoothPoints(segments: readonly (readonly [number, number, number, number])[]): [number, number][] {
  const points: [number, number][] = [];
  let [x, y, mirrorX, mirrorY] = [0, 0, 0, 0];
  for (const [cx, cy, endX, endY] of segments) {
    for (let t = 0; t <= 1; t += 0.125) {
      const at = (p0: number, p1: number, p2: number, p3: number): number =>
        (1 - t) ** 3 * p0 + 3 * t * (1 - t) ** 2 * p1 + 3 * t * t * (1 - t) * p2 + t ** 3 * p3;
      points.push([at(x, mirrorX, cx, endX), at(y, mirrorY, cy, endY)]);
    }
    [mirrorX, mirrorY] = [2 * endX - cx, 2 * endY - cy];
    [x, y] = [endX, endY];
  }
  return points;
}
