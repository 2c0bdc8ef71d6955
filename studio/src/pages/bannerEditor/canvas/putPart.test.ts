import { plainGuides, type Rect } from '@cardwright/renderer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ShownSize } from '../../../banners/sizes.js';
import { ALL_SIDES, type SnapSides } from '../../../canvas/geometry/snapping.js';
import { bannerMagnets, dragPart, placeOf, type Taken } from './putPart.js';

const SIZE: ShownSize = {
  id: '1000x500',
  key: '1000x500',
  platform: 'own',
  name: 'Custom size',
  purpose: 'link',
  width: 1000,
  height: 500,
  guides: plainGuides({ width: 1000, height: 500 }),
};
const at = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height });
const END: SnapSides = { x: ['end'], y: [] };

function taken(rect: Rect, sides = ALL_SIDES): Taken {
  return { rect, sides, magnets: bannerMagnets(SIZE, [at(600, 100, 300, 300)]) };
}

describe('a part that is dragged', () => {
  it('rests at the safe margins, the middle and the other part', () => {
    const drag = (x: number, y: number) => dragPart(taken(at(100, 200, 200, 50)), { x, y }, SIZE, 8).rect;
    expect(drag(-66, 0)).toMatchObject({ x: 30 });
    expect(drag(297, 0)).toMatchObject({ x: 400 });
    expect(drag(0, -96)).toMatchObject({ y: 100 });
    expect(drag(-50, 10)).toMatchObject({ x: 50, y: 210 });
  });

  it('moves one edge by a handle, and the others stay', () => {
    const { rect, guides } = dragPart(taken(at(100, 200, 200, 50), END), { x: 298, y: 90 }, SIZE, 8);
    expect(rect).toEqual(at(100, 200, 500, 50));
    expect(guides.map(({ axis, at: place }) => [axis, place])).toEqual([['x', 600]]);
  });

  it('stays large enough to take hold of, and within what can be stored', () => {
    const way = fc.integer({ min: -5_000, max: 5_000 });
    const sides = fc.constantFrom<SnapSides>(ALL_SIDES, END, { x: ['start'], y: ['start'] }, { x: [], y: ['end'] });
    fc.assert(
      fc.property(way, way, sides, (x, y, moved) => {
        const { rect } = dragPart(taken(at(100, 200, 200, 50), moved), { x, y }, SIZE, 8);
        const place = placeOf(rect, SIZE, true);
        expect(place.x).toBeGreaterThanOrEqual(-100);
        expect(place.x).toBeLessThanOrEqual(200);
        expect(place.width).toBeGreaterThanOrEqual(5);
        expect(place.height).toBeLessThanOrEqual(200);
        expect(rect.x).toBeLessThan(1_000);
        expect(rect.x + rect.width).toBeGreaterThan(0);
      }),
    );
  });

  it('keeps the size of the layout until it is given one', () => {
    expect(placeOf(at(100, 200, 200, 50), SIZE, false)).toEqual({ x: 10, y: 40 });
    expect(placeOf(at(100, 200, 200, 50), SIZE, true)).toEqual({ x: 10, y: 40, width: 20, height: 10 });
  });
});
