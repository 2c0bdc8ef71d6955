import { describe, expect, it } from 'vitest';
import type { SceneItem, SceneNode } from '../../displayList.js';
import { part, rectNode, testContext, textNode } from '../testFace.js';
import { check, codes, rotation } from '../testFindings.js';

/** A circle of 120 units around (120, 168). */
const CIRCLE = 'M60 168A60 60 0 0 1 180 168A60 60 0 0 1 60 168Z';
const disc = (over: object = {}): SceneNode => ({ type: 'path', d: CIRCLE, fill: '#ffe08a', ...over });
/** A line of 100 units in the middle of the face. */
const line = (y: number, over: object = {}): SceneNode => textNode({ y, ...over });
const item = (id: string, kind?: string): SceneItem => ({
  id,
  layer: 'section-item',
  ...(kind === undefined ? {} : { kind }),
  rect: { x: 60, y: 108, width: 120, height: 120 },
  rotation: 0,
});
const PAPER = rectNode('#ffffff');

describe('texts on shapes', () => {
  it('are reported where a line is longer than the shape is wide there', () => {
    const [finding, ...others] = check([PAPER, part('seal', disc(), line(165), line(205))]);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      code: 'text.off_shape',
      itemId: 'seal',
      message: 'The text reaches beyond the shape that it is on.',
    });
    expect(codes(check([PAPER, part('seal', disc(), line(165), line(178))]))).toEqual([]);
  });

  it('are found on the box of another part, and when both are turned', () => {
    const turned = (child: SceneNode): SceneNode => ({
      type: 'group',
      transform: rotation(30, 120, 168),
      children: [child],
    });
    const nodes = [PAPER, turned(part('box', disc())), turned(part('rules', line(205)))];
    expect(codes(check(nodes))).toEqual(['text.off_shape rules']);
    expect(codes(check([PAPER, turned(part('box', disc())), turned(part('rules', line(168)))]))).toEqual([]);
  });

  it.each<[string, SceneNode[]]>([
    ['a rectangle', [rectNode('#ffe08a', 60, 108, 120, 120)]],
    ['a colour that hardly differs from what is around it', [disc({ fill: '#fffef8' })]],
    ['a shape that is barely visible', [disc({ fill: '#aa000022' })]],
    ['a drawing of several outlines', [disc({ d: `${CIRCLE}M0 0H5V5Z` })]],
    ['a shape narrower than the line', [disc({ d: 'M90 168A30 60 0 0 1 150 168A30 60 0 0 1 90 168Z' })]],
    ['a panel above the shape', [disc(), rectNode('#ffe08a', -12, 150, 264, 100)]],
  ])('are fine on %s', (_, grounds) => {
    expect(codes(check([PAPER, part('box', ...grounds), part('rules', line(205))]))).toEqual([]);
  });

  it('may cross pictures and icons, which lie behind them', () => {
    const nodes = [PAPER, part('art', disc()), part('rules', line(205))];
    const kinds = (kind: string | undefined): string[] => codes(check(nodes, testContext(), [item('art', kind)]));
    expect(kinds('card_icon').filter((code) => code.startsWith('text'))).toEqual([]);
    expect(kinds('illustration')).toEqual([]);
    expect(kinds('shape')).toEqual(['text.off_shape rules']);
    expect(kinds(undefined)).toEqual(['text.off_shape rules']);
  });

  it('are not looked at where they are a watermark', () => {
    const faint: SceneNode = { type: 'group', opacity: 0.2, children: [line(205, { size: 40, fill: '#000000' })] };
    expect(codes(check([PAPER, part('box', disc()), part('mark', faint)]))).not.toContain('text.off_shape mark');
  });
});
