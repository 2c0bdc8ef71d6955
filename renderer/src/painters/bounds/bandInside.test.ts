import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundedRectPath } from '../../shapes/index.js';
import { bandInside } from './bandInside.js';

const rect = { x: 10, y: 20, width: 100, height: 60 };
const radii = (topLeft: number, topRight: number, bottomRight: number, bottomLeft: number) => ({
  topLeft,
  topRight,
  bottomRight,
  bottomLeft,
});

describe('bandInside', () => {
  it('is the whole of a plain rectangle', () => {
    expect(bandInside(roundedRectPath(rect, radii(0, 0, 0, 0)))).toEqual(rect);
    expect(bandInside('M10 20h100v60h-100z')).toEqual(rect);
  });

  it('leaves out the rows or the columns of round corners, whichever takes less', () => {
    expect(bandInside(roundedRectPath(rect, radii(5, 8, 0, 2)))).toEqual({ x: 15, y: 20, width: 87, height: 60 });
    const tall = { ...rect, height: 300 };
    expect(bandInside(roundedRectPath(tall, radii(5, 8, 0, 2)))).toEqual({ x: 10, y: 28, width: 100, height: 290 });
  });

  it.each([
    ['a triangle', 'M0 0L10 0L5 10Z'],
    ['two rectangles', 'M0 0h10v10h-10zM2 2h2v2h-2z'],
    ['a rectangle that is wound the other way', 'M0 0v10h10v-10z'],
    ['steps', 'M0 0h10v5h5v5h-15z'],
    ['a corner that bends inwards', 'M0 0H8A2 2 0 0 0 10 2V10H0Z'],
    ['a corner of less than a quarter', 'M0 0H8A9 9 0 0 1 10 2V10H0Z'],
    ['an open line', 'M0 0h10v10h-10'],
    ['curves', 'M0 0h8C10 0 10 0 10 2V10H0Z'],
    ['nothing', ''],
    ['what cannot be read', 'M0 0h10v10h-10x'],
  ])('is unknown for %s', (_, d) => expect(bandInside(d)).toBeUndefined());

  it('lies inside every ellipse of a corner', () => {
    const size = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(size, size, size, size, (topLeft, topRight, bottomRight, bottomLeft) => {
        const band = bandInside(roundedRectPath(rect, radii(topLeft, topRight, bottomRight, bottomLeft)));
        const { x, y, width, height } = band ?? { x: 0, y: 0, width: 0, height: 0 };
        const isInside = x >= 10 && y >= 20 && x + width <= 110 + 1e-9 && y + height <= 80 + 1e-9;
        expect(band !== undefined && isInside && (width > 99.9 || height > 59.9)).toBe(true);
      }),
    );
  });
});
