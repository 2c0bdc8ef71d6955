import { describe, expect, it } from 'vitest';
import { WHITE } from '../../color/composite.js';
import type { Rgb } from '../../color/hex.js';
import type { SceneNode } from '../../displayList.js';
import { part, rectNode, testContext, textNode } from '../testFace.js';
import { check, codes } from '../testFindings.js';

describe('contrast', () => {
  it('counts an outline as what the letters stand out from, and does not check the outline itself', () => {
    const white = { fill: '#ffffff' };
    const outline = (over: object): SceneNode => textNode({ fill: '#000000', pen: 2, ...over });
    expect(codes(check([part('t', textNode(white))]))).toEqual(['contrast.unreadable t']);
    expect(codes(check([part('t', outline({}), textNode(white))]))).toEqual([]);
    expect(codes(check([part('t', outline({ pen: 0.2 }), textNode(white))]))).toEqual(['contrast.unreadable t']);
    expect(codes(check([part('t', outline({ fill: '#00000020' }), textNode(white))]))).toEqual([
      'contrast.unreadable t',
    ]);
  });

  it.each([
    ['#767676', '#ffffff', 12, []],
    ['#777777', '#ffffff', 12, ['contrast.low t']],
    ['#777777', '#ffffff', 26, []],
    ['#f4f4f4', '#ffffff', 26, ['contrast.unreadable t']],
    ['#ffffff', '#000000', 12, []],
    ['#00000080', '#ffffff', 12, ['contrast.low t']],
  ])('of %s on %s at %d units', (fill, ground, size, expected) => {
    expect(codes(check([rectNode(ground), part('t', textNode({ fill, size }))]))).toEqual(expected);
  });

  it('is measured in print as well, where a file is made for a press', () => {
    const nodes = [rectNode('#ffffff'), part('t', textNode({ fill: '#767676' }))];
    const paler = ({ red }: Rgb): Rgb => ({ red: red + 0.02, green: red + 0.02, blue: red + 0.02 });
    const seen: unknown[] = [];
    const printed = {
      area: (color: Rgb): Rgb => color,
      text: (color: Rgb, ground: Rgb, points: number): Rgb => {
        seen.push([ground, points.toFixed(1)]);
        return paler(color);
      },
    };
    const [finding, ...others] = check(nodes, testContext({}, { printed }));
    expect([finding?.code, finding?.itemId, others]).toEqual(['contrast.in_print', 't', []]);
    expect(finding?.message).toMatch(/^In print, the text has a contrast of only 4\.\d+:1 with its background; small /);
    expect(seen[0]).toEqual([WHITE, '9.0']);
    // What is pale on the screen is reported once.
    const pale = [rectNode('#ffffff'), part('t', textNode({ fill: '#777777' }))];
    expect(codes(check(pale, testContext({}, { printed })))).toEqual(['contrast.low t']);
  });

  it('counts bold text as large from 14 pt', () => {
    const grey = { fill: '#777777', size: 19 };
    expect(codes(check([part('t', textNode(grey))]))).toEqual(['contrast.low t']);
    expect(check([part('t', textNode({ ...grey, face: 'inter-latin-700-italic' }))])).toEqual([]);
  });

  it('uses the topmost opaque background below the text, through transforms and clips', () => {
    const text = part('t', textNode());
    const box = rectNode('#000000', 0, 0, 10, 10);
    const under: SceneNode = { type: 'group', transform: [20, 0, 0, 20, 20, 100], children: [box] };
    expect(codes(check([rectNode('#ffffff'), under, text]))).toEqual(['contrast.unreadable t']);
    expect(check([under, rectNode('#ffffff'), text])).toEqual([]);
    const clippedAway: SceneNode = { type: 'group', clip: { d: 'M0 0H5V5H0Z' }, children: [rectNode('#000000')] };
    expect(check([clippedAway, text])).toEqual([]);
    expect(check([text, rectNode('#000000')])).toEqual([]);
  });

  it('handles curves, holes and fill rules', () => {
    const text = part('t', textNode({ x: 110, width: 20, fill: '#ffffff' }));
    const disc: SceneNode = { type: 'path', d: 'M60 168A60 60 0 1 1 180 168A60 60 0 1 1 60 168Z', fill: '#000000' };
    const ring = 'M20 68H220V268H20Z M60 118H180V218H60Z';
    expect(check([disc, text])).toEqual([]);
    expect(check([{ type: 'path', d: ring, fill: '#000000' }, text])).toEqual([]);
    expect(codes(check([{ type: 'path', d: ring, fillRule: 'evenodd', fill: '#000000' }, text]))).toEqual([
      'contrast.unreadable t',
    ]);
  });

  it('mixes translucent layers by opacity and blend mode', () => {
    const veil = (opacity: number, blend: 'normal' | 'multiply'): SceneNode => ({
      type: 'group',
      opacity,
      blend,
      children: [rectNode('#000000')],
    });
    const text = part('t', textNode({ fill: '#ffffff' }));
    expect(check([rectNode('#ffffff'), veil(0.8, 'normal'), text])).toEqual([]);
    expect(codes(check([rectNode('#ffffff'), veil(0.3, 'normal'), text]))).toEqual(['contrast.low t']);
    expect(check([rectNode('#ffffff'), veil(1, 'multiply'), text])).toEqual([]);
  });

  it('is measured along the whole run on a gradient', () => {
    const gradient: SceneNode = {
      type: 'path',
      d: 'M-12 -12H252V348H-12Z',
      fill: {
        type: 'linear',
        x1: 0,
        y1: 0,
        x2: 240,
        y2: 0,
        stops: [
          { offset: 0, color: '#ffffff' },
          { offset: 1, color: '#000000' },
        ],
      },
    };
    expect(check([gradient, part('t', textNode({ x: 15, width: 60 }))])).toEqual([]);
    expect(codes(check([gradient, part('t', textNode({ x: 15, width: 210 }))]))).toEqual(['contrast.unreadable t']);
    const radial: SceneNode = {
      type: 'path',
      d: 'M-12 -12H252V348H-12Z',
      fill: {
        type: 'radial',
        cx: 0,
        cy: 0,
        r: 1,
        transform: [100, 0, 0, 100, 120, 168],
        stops: [
          { offset: 0.2, color: '#ffffff' },
          { offset: 1, color: '#000000' },
        ],
      },
    };
    expect(check([radial, part('t', textNode({ x: 110, width: 20 }))])).toEqual([]);
    expect(codes(check([radial, part('t', textNode({ y: 60 }))]))).toEqual(['contrast.unreadable t']);
  });

  it('on a picture is reported only if no picture could make it readable', () => {
    const photo: SceneNode = { type: 'image', src: 'a.jpg', x: -12, y: -12, width: 264, height: 360 };
    expect(check([photo, part('t', textNode({ fill: '#ffffff' }))])).toEqual([]);
    const veil: SceneNode = { type: 'group', opacity: 0.9, children: [rectNode('#ffffff')] };
    expect(codes(check([photo, veil, part('t', textNode({ fill: '#ffffff' }))]))).toEqual(['contrast.unreadable t']);
    expect(codes(check([photo, rectNode('#ffffff'), part('t', textNode({ fill: '#ffffff' }))]))).toEqual([
      'contrast.unreadable t',
    ]);
  });

  it('ignores watermarks', () => {
    const watermark: SceneNode = {
      type: 'group',
      id: 't',
      opacity: 0.1,
      children: [textNode({ size: 60, width: 60 })],
    };
    expect(check([watermark])).toEqual([]);
  });

  it('handles paths and gradients of zero size', () => {
    const flat: SceneNode = {
      type: 'path',
      d: 'M5 5',
      fill: { type: 'linear', x1: 0, y1: 0, x2: 0, y2: 0, stops: [] },
    };
    const nothing: SceneNode = { type: 'group', transform: [0, 0, 0, 0, 0, 0], children: [rectNode('#000000')] };
    const hole: SceneNode = {
      type: 'path',
      d: 'M-12 -12H252V348H-12Z',
      fill: { type: 'radial', cx: 0, cy: 0, r: 0, stops: [] },
    };
    expect(
      check([flat, nothing, hole, { type: 'path', d: 'nonsense', fill: '#000000' }, part('t', textNode())]),
    ).toEqual([]);
  });
});
