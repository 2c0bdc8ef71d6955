import { describe, expect, it } from 'vitest';
import type { SceneItem, SceneNode } from '../../displayList.js';
import { part, rectNode, testContext } from '../testFace.js';
import { check, codes, rotation } from '../testFindings.js';

/** Units of a millimetre on the test face. */
const MM = 240 / 63.5;

const picture = (x: number, y: number, width: number, height: number): SceneNode =>
  part('picture', { type: 'image', src: 'photo.jpg', x, y, width, height });

describe('what ends close to the trim', () => {
  it('is reported with its sides and distances, inside and outside', () => {
    expect(check([picture(0.5 * MM, 40, 240 - 0.5 * MM + 12, 200)])).toMatchObject([
      {
        code: 'bleed.short',
        itemId: 'picture',
        message:
          'The picture ends 0.5 mm before the left edge of the card; if the cut is a little off, what lies below shows as a thin line.',
      },
    ]);
    const [finding] = check([part('panel', rectNode('#203040', -0.4 * MM, 200, 240 + 12, 136))]);
    expect(finding?.message).toContain(
      'The filled area ends only 0.4 mm beyond the left edge and exactly at the bottom edge of the card',
    );
  });

  it('is reported for the window of a picture, and once for several leaves of a part', () => {
    const window = { d: `M${0.5 * MM} 20H252V300H${0.5 * MM}Z` };
    const photo: SceneNode = { type: 'image', src: 'photo.jpg', x: -12, y: -12, width: 264, height: 360 };
    const clipped: SceneNode = { type: 'group', clip: window, children: [photo] };
    expect(codes(check([part('picture', clipped, clipped)]))).toEqual(['bleed.short picture']);
  });

  it('is not reported if it bleeds, keeps its distance, is small, thin, faint or turned', () => {
    const faint: SceneNode = { type: 'group', opacity: 0.2, children: [picture(1, 1, 238, 334)] };
    const turned: SceneNode = { type: 'group', transform: rotation(4, 120, 168), children: [picture(1, 1, 238, 334)] };
    const stamp = part('stamp', rectNode('#203040', 1, 1, 20, 20));
    const rule = part('rule', rectNode('#203040', 1, 30, 4, 280));
    expect(check([picture(-12, 30, 264, 280), picture(4.2, 12, 252, 280), faint, turned, stamp, rule])).toEqual([]);
  });

  it('is reported where it is turned a little and should cover the card', () => {
    const turned = (degrees: number, over = 0): SceneNode => ({
      type: 'group',
      transform: rotation(degrees, 120, 168),
      children: [part('panel', rectNode('#203040', -over, -over, 240 + 2 * over, 336 + 2 * over))],
    });
    const [finding, ...others] = check([turned(1)]);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      code: 'bleed.short',
      itemId: 'panel',
      message:
        'The filled area is slanted and ends close to the edge of the card, so that a wedge of what lies below shows.',
    });
    expect(codes(check([turned(0.5)]))).toEqual(['bleed.short panel']);
    expect(codes(check([turned(2, 4)]))).toEqual(['bleed.short panel']);
    expect(check([turned(2, 12), turned(1, 20)])).toEqual([]);
    expect(check([part('ground', rectNode('#223242')), turned(1)])).toEqual([]);
    expect(codes(check([turned(180)]))).toEqual(['bleed.short panel']);
  });

  it('is not reported where nobody sees it: on the same colour, and below something else', () => {
    const ground = part('ground', rectNode('#203040', -12, -12, 264, 360));
    const panel = part('panel', rectNode('#223242', 1, 40, 260, 200));
    const above = part('above', rectNode('#e0e0e0', -12, -12, 40, 360));
    expect(check([ground, panel])).toEqual([]);
    expect(check([picture(1, 40, 260, 200), above])).toEqual([]);
  });

  it('is not reported where a drawing only changes its colour', () => {
    const sky = rectNode('#203040', -12, -12, 264, 360);
    expect(check([part('drawing', sky, rectNode('#e0e0e0', 0, -12, 252, 360))])).toEqual([]);
    expect(codes(check([part('below', sky), part('above', rectNode('#e0e0e0', 0, -12, 252, 360))]))).toEqual([
      'bleed.short above',
    ]);
  });

  it('is not reported where a picture is transparent', () => {
    const items = (opaqueParts: string): SceneItem[] => [
      {
        id: 'picture',
        layer: 'section-item',
        rect: { x: 0, y: 0, width: 240, height: 200 },
        rotation: 0,
        image: {
          src: 'photo.jpg',
          intrinsic: { width: 900, height: 900 },
          drawn: { width: 240, height: 200 },
          opaqueParts,
        },
      },
    ];
    const found = (row: string) => codes(check([picture(0, 40, 240, 200)], testContext(), items(row.repeat(16))));
    expect(found('0111111111111110')).toEqual([]);
    expect(found('0111111111111111')).toEqual(['bleed.short picture']);
    expect(found('0000000000000000')).toEqual([]);
  });

  it('is not reported again as the line of a frame', () => {
    const inset = 0.6 * MM;
    const panel = rectNode('#203040', inset, inset, 240 - 2 * inset, 336 - 2 * inset);
    expect(codes(check([part('panel', panel)]))).toEqual(['safe_area.frame panel']);
    const photo = picture(inset, inset, 240 - 2 * inset, 336 - 2 * inset);
    expect(codes(check([part('panel', panel), photo]))).toEqual(['safe_area.frame panel']);
  });

  it('is not reported where the export fills the bleed from the trim on', () => {
    const context = testContext({}, { repairsBleed: true });
    expect(check([picture(0, 40, 240, 200)], context)).toEqual([]);
    expect(codes(check([picture(0.5 * MM, 40, 240, 200)], context))).toEqual(['bleed.short picture']);
  });
});
