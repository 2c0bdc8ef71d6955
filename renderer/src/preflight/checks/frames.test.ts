import { describe, expect, it } from 'vitest';
import type { SceneNode } from '../../displayList.js';
import { part, rectNode, testContext } from '../testFace.js';
import { check, codes, rotation } from '../testFindings.js';

describe('frames', () => {
  const frame = (inset: number, width = 240, height = 336): SceneNode =>
    part('frame', {
      type: 'path',
      d: `M${inset} ${inset}H${width - inset}V${height - inset}H${inset}Z`,
      stroke: { paint: '#000000', width: 1 },
    });

  it('are reported closer than 3 mm to the trim', () => {
    expect(check([frame(8)])).toMatchObject([
      {
        code: 'safe_area.frame',
        itemId: 'frame',
        message:
          'A frame runs 2.1 mm from the edge of the card; cuts vary, so its margin may look uneven. It should keep a distance of 3 mm.',
      },
    ]);
    const large = testContext({}, { faceMm: { width: 95.25, height: 133.35 } });
    expect(check([frame(8)], large)).toEqual([]);
  });

  it('may keep the distance, bleed off the card or be faint', () => {
    const faint: SceneNode = { type: 'group', opacity: 0.2, children: [frame(8)] };
    expect(check([frame(11.5), frame(0), frame(-12), faint])).toEqual([]);
  });

  it('run along opposite sides: a panel, a rule or small art near one edge is none', () => {
    const panel = part('panel', rectNode('#000000', -12, 8, 264, 60));
    const rule = part('rule', rectNode('#000000', 20, 328, 200, 1));
    const stamp = part('stamp', rectNode('#000000', 6, 6, 30, 30));
    expect(check([panel, rule, stamp])).toEqual([]);
  });

  it('are also the edges of a picture, unless it is so close that it should bleed', () => {
    const photo = (inset: number): SceneNode =>
      part('photo', {
        type: 'image',
        src: 'photo.jpg',
        x: inset,
        y: inset,
        width: 240 - 2 * inset,
        height: 336 - 2 * inset,
      });
    expect(codes(check([photo(6)]))).toEqual(['safe_area.frame photo']);
    expect(codes(check([photo(2)]))).toEqual(['bleed.short photo']);
    expect(check([photo(11.5), photo(-12)])).toEqual([]);
  });

  it('that a window hides are none', () => {
    const window = { d: 'M20 20H220V200H20Z' };
    expect(check([{ type: 'group', clip: window, children: [frame(8)] }])).toEqual([]);
  });

  it('are found after rotation', () => {
    const turned: SceneNode = { type: 'group', transform: rotation(180, 120, 168), children: [frame(8)] };
    expect(codes(check([turned]))).toEqual(['safe_area.frame frame']);
  });
});
