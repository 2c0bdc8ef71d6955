import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Renderer } from '../../createRenderer.js';
import type { Insets, Rect } from '../../geometry.js';
import { covers, flattenPath } from '../../paths/flattenPath.js';
import { roundedRectPath } from '../../shapes/index.js';
import { groupOf, leavesOf, renderTest, testRenderer } from '../../testing/renderFixture.js';
import { innerRadii, insetRect } from '../boxPath.js';
import { SIDES } from '../boxSides.js';
import { at, shape } from '../testing/faceItems.js';
import { borderRuns } from './openBorder.js';

const RECT: Rect = { x: 24, y: 33.6, width: 120, height: 168 };

let renderer: Renderer;
beforeAll(async () => {
  renderer = await testRenderer({});
});

async function outlinesOf(classes: string): Promise<readonly string[]> {
  const scene = await renderTest(renderer, {
    absoluteItems: [at(shape('box', `${classes} border-ink`), 10, 10, 50, 50)],
  });
  return leavesOf(groupOf(scene, 'box')).map((leaf) => (leaf.type === 'path' ? leaf.d : ''));
}

const width = fc.constantFrom(0, 0, 1, 3, 8, 20);
const radius = fc.constantFrom(0, 4, 12, 40);

describe('a border without all four sides', () => {
  it('is drawn in runs of neighbouring sides', () => {
    const runs = (top: number, right: number, bottom: number, left: number): unknown =>
      borderRuns({ top, right, bottom, left });
    expect(runs(0, 0, 2, 0)).toEqual([['bottom']]);
    expect(runs(1, 0, 2, 0)).toEqual([['top'], ['bottom']]);
    expect(runs(1, 1, 0, 1)).toEqual([['left', 'top', 'right']]);
    expect(runs(1, 1, 1, 1)).toEqual([]);
    expect(runs(0, 0, 0, 0)).toEqual([]);
  });

  it('has no edges that lie on one another', async () => {
    expect(await outlinesOf('border-b-2')).toEqual(['M144 201.6L24 201.6L24 199.6L144 199.6Z']);
    expect(await outlinesOf('border-y-2')).toHaveLength(2);
    const [left = ''] = await outlinesOf('border-l-4 rounded-lg');
    expect(left).toBe(
      'M32 201.6A8 8 0 0 1 24 193.6L24 41.6A8 8 0 0 1 32 33.6A4 8 0 0 0 28 41.6L28 193.6A4 8 0 0 0 32 201.6Z',
    );
  });

  it('covers what is between its edges', async () => {
    const insets = fc.record<Insets>({ top: width, right: width, bottom: width, left: width });
    const circles = fc.record({ topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius });
    const places = fc.array(
      fc.record({ x: fc.double({ min: 20, max: 148, noNaN: true }), y: fc.double({ min: 30, max: 206, noNaN: true }) }),
      { minLength: 40, maxLength: 40 },
    );
    await fc.assert(
      fc.asyncProperty(insets, circles, places, async (widths, radii, points) => {
        fc.pre(SIDES.some((side) => widths[side] > 0));
        const { topLeft, topRight, bottomRight, bottomLeft } = radii;
        const rounded = `rounded-tl-[${topLeft}px] rounded-tr-[${topRight}px] rounded-br-[${bottomRight}px] rounded-bl-[${bottomLeft}px]`;
        const { top, right, bottom, left } = widths;
        const drawn = (
          await outlinesOf(
            `border-t-[${top}px] border-r-[${right}px] border-b-[${bottom}px] border-l-[${left}px] ${rounded}`,
          )
        ).map(flattenPath);
        const outer = flattenPath(roundedRectPath(RECT, radii));
        const inner = flattenPath(roundedRectPath(insetRect(RECT, widths), innerRadii(radii, widths)));
        for (const point of points) {
          const isBetween = covers(outer, point, 'nonzero') && !covers(inner, point, 'nonzero');
          expect(drawn.some((path) => covers(path, point, 'evenodd'))).toBe(isBetween);
        }
      }),
      { numRuns: 60 },
    );
  });
});
