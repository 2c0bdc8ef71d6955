import { describe, expect, it } from 'vitest';
import type { SceneItem, SceneNode } from '../../displayList.js';
import { part, rectNode, testContext, textNode } from '../testFace.js';
import { check, codes, rotation } from '../testFindings.js';

describe('safe area', () => {
  // 3.175 mm are 12 units on this face.
  it.each([
    ['left', { x: 11 }],
    ['right', { x: 129 }],
    ['top', { y: 20 }],
    ['bottom', { y: 323 }],
  ])('reports text near the %s edge', (side, place) => {
    const [finding] = check([part('title', textNode(place))]);
    expect(finding).toMatchObject({ code: 'safe_area.text', itemId: 'title' });
    expect(finding?.message).toContain(`of the ${side} edge`);
  });

  it('accepts text up to the margin', () => {
    expect(check([part('title', textNode({ x: 12, width: 216 }), textNode({ y: 21 }), textNode({ y: 321 }))])).toEqual(
      [],
    );
  });

  it('reports text beyond the trim', () => {
    expect(check([part('title', textNode({ x: -10 }))])[0]?.message).toBe(
      'The text leaves the card: it extends 2.6 mm beyond the left edge.',
    );
  });

  it('follows the rotations of all enclosing groups', () => {
    const upright = textNode({ x: 20, y: 40, width: 200 });
    expect(check([part('title', upright)])).toEqual([]);
    const turned: SceneNode = { type: 'group', id: 'title', transform: rotation(90, 30, 40), children: [upright] };
    expect(codes(check([turned]))).toEqual([]);
    const turnedAway: SceneNode = {
      type: 'group',
      transform: rotation(-90, 30, 40),
      children: [part('title', upright)],
    };
    expect(codes(check([turnedAway]))).toEqual(['text.overflow title']);
  });

  it('measures icons by what they paint, and ignores other art', () => {
    const art = part('badge', rectNode('#000000', 4, 100, 20, 20));
    const item = (kind: string): SceneItem => ({
      id: 'badge',
      layer: 'section-item',
      kind,
      rect: { x: 4, y: 100, width: 20, height: 20 },
      rotation: 0,
    });
    expect(codes(check([art], testContext(), [item('card_icon')]))).toEqual(['safe_area.icon badge']);
    expect(check([art], testContext(), [item('svg_shape')])).toEqual([]);
  });

  it.each([
    ['round', 'safe_area.text', 'extends to within 2.7 mm of the round cut; it should keep a distance of 3.17 mm'],
    ['hexagon', 'text.overflow', 'The text leaves the card: it extends 1.3 mm beyond the cut of the hexagon.'],
  ] as const)('keeps texts away from a %s cut inside the trim', (shape, code, message) => {
    const context = testContext({}, { shape });
    const title = [part('title', textNode({ x: 60, width: 120, y: 45 }))];
    expect(check(title)).toEqual([]);
    const found = check(title, context);
    expect(found).toMatchObject([{ code, itemId: 'title' }]);
    expect(found[0]?.message).toContain(message);
    expect(check([part('title', textNode({ x: 60, width: 120 }))], context)).toEqual([]);
  });

  it('tells how far a text is from the cut, even if it is also close to an edge around the cut', () => {
    const corner = [part('title', textNode({ x: 8, width: 100, y: 30 }))];
    expect(check(corner)[0]?.message).toContain('to within 2.1 mm of the left edge of the card');
    const [found, ...others] = check(corner, testContext({}, { shape: 'round' }));
    expect(others).toEqual([]);
    expect(found).toMatchObject({ code: 'text.overflow', severity: 'error' });
    expect(found?.message).toMatch(/^The text leaves the card: it extends \d+\.\d mm beyond the round cut\.$/);
  });

  it('ignores faint patterns and empty runs', () => {
    const faint: SceneNode = { type: 'group', id: 'pattern', opacity: 0.1, children: [textNode({ x: -20, size: 40 })] };
    expect(check([faint, part('blank', textNode({ x: -20, text: ' ' }))])).toEqual([]);
  });
});
