import { describe, expect, it } from 'vitest';
import { type CardShape, ellipseIn, hexagonIn } from '../../cardShapes.js';
import type { SceneNode } from '../../displayList.js';
import type { Rect } from '../../geometry.js';
import { part, rectNode, testContext } from '../testFace.js';
import { check } from '../testFindings.js';

/** Units of a millimetre on the test face. */
const MM = 240 / 63.5;
const inset = (mm: number): Rect => ({ x: mm * MM, y: mm * MM, width: 240 - 2 * mm * MM, height: 336 - 2 * mm * MM });

const OUTLINES = { round: (rect: Rect) => ellipseIn(rect, 180), hexagon: hexagonIn };
type OddShape = keyof typeof OUTLINES;

/** An area of the shape so far inside the card. */
function area(shape: OddShape, mm: number): SceneNode {
  const points = OUTLINES[shape](inset(mm)).map(({ x, y }) => `${x} ${y}`);
  return { type: 'path', d: `M${points.join('L')}Z`, fill: '#203040' };
}

const found = (shape: CardShape, nodes: readonly SceneNode[], repairsBleed = false): string[] =>
  check(nodes, testContext({}, { shape, repairsBleed })).flatMap(({ code, message }) =>
    code === 'bleed.short' ? [message] : [],
  );

describe.each(['round', 'hexagon'] as const)('what ends close to the cut of a %s card', (shape) => {
  const cut = shape === 'round' ? 'round cut' : 'cut of the hexagon';

  it('is reported with its distance, inside and outside', () => {
    expect(found(shape, [part('disc', area(shape, 0.6))])).toEqual([
      expect.stringMatching(`The filled area ends 0.[67] mm before the ${cut}; if that is a little off,`),
    ]);
    expect(found(shape, [part('disc', area(shape, 0))])[0]).toContain(`ends exactly at the ${cut}`);
    expect(found(shape, [part('disc', area(shape, -0.6))])[0]).toMatch(
      new RegExp(`ends only 0.[56] mm beyond the ${cut}`),
    );
    expect(found('rectangle', [part('disc', area('round', 0.6))])).toEqual([]);
  });

  it('is not reported if it keeps its distance, bleeds, or is hidden', () => {
    const ground = part('ground', rectNode('#e0e0e0', -12, -12, 264, 360));
    expect(found(shape, [part('disc', area(shape, 4)), part('ground', rectNode('#203040'))])).toEqual([]);
    expect(found(shape, [part('disc', area(shape, 0.6)), ground])).toEqual([]);
  });

  it('is not reported where an edge crosses the cut', () => {
    expect(found(shape, [part('panel', rectNode('#203040', -12, 200, 264, 160))])).toEqual([]);
    expect(found(shape, [part('band', rectNode('#203040', 20, -12, 200, 360))])).toEqual([]);
  });
});

it('knows that the fill of the bleed begins at the trim, not at the cut', () => {
  const card = [part('panel', rectNode('#203040', 0, 0, 240, 336))];
  expect(found('round', card)[0]).toContain('ends exactly at the round cut');
  expect(found('round', card, true)).toEqual([]);
  expect(found('round', [part('disc', area('round', 0.6))], true)).toHaveLength(1);
});
