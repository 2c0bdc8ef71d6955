import { describe, expect, it } from 'vitest';
import type { SceneNode, TextNode } from '../../../../displayList.js';
import { isTransparent } from './isTransparent.js';
import { liftTexts } from './liftTexts.js';

const text: TextNode = {
  type: 'text',
  x: 20,
  y: 60,
  width: 100,
  text: 'word',
  face: 'inter-latin-400-normal',
  size: 20,
  fill: '#000000',
  direction: 'ltr',
  letterSpacing: 0,
};
const ground: SceneNode = { type: 'path', d: 'M0 0H240V336H0Z', fill: '#ffffff' };
const spot: SceneNode = { type: 'path', d: 'M30 50H40V60H30Z', fill: '#ff0000' };

describe('texts on top', () => {
  it('are lifted with the transforms, clips and ids around them', () => {
    const group = { id: 'title', transform: [2, 0, 0, 2, 0, 0], clip: { d: 'M0 0H100V100H0Z' } } as const;
    const { below, texts } = liftTexts([ground, { type: 'group', ...group, children: [text] }]);
    expect(texts).toEqual([{ type: 'group', ...group, children: [text] }]);
    expect(JSON.stringify(below)).not.toContain('word');
  });

  it('are lifted beside something with round corners', () => {
    const pill: SceneNode = {
      type: 'path',
      d: 'M40 80H160A20 20 0 0 1 160 120H40A20 20 0 0 1 40 80Z',
      fill: '#ff0000',
    };
    expect(liftTexts([ground, text, pill])).toEqual({ below: [ground, pill], texts: [text] });
  });

  it('include those of emoji, between their neighbours and wherever they are', () => {
    const emoji: SceneNode = {
      type: 'group',
      pictured: { text: '🎲', x: 30, y: 50, width: 20, size: 20 },
      children: [],
    };
    const faint: SceneNode = { type: 'group', opacity: 0.5, children: [emoji] };
    const { below, texts } = liftTexts([ground, text, emoji, spot, { ...text, x: 130 }, faint]);
    expect(texts).toEqual([emoji, { ...text, x: 130 }, { type: 'group', children: [emoji] }]);
    expect(JSON.stringify(below)).not.toContain('🎲');
  });

  it.each<readonly [string, readonly SceneNode[]]>([
    ['below something else', [ground, text, spot]],
    ['see-through', [ground, { ...text, fill: '#00000080' }]],
    ['an outline', [ground, { ...text, pen: 2 }]],
    ['in a group that is see-through', [ground, { type: 'group', opacity: 0.5, children: [text] }]],
    ['blended', [ground, { type: 'group', blend: 'multiply', children: [text] }]],
  ])('stay where they are if they are %s', (_what, nodes) => {
    expect(liftTexts(nodes)).toEqual({ below: nodes, texts: [] });
  });
});

describe('transparency', () => {
  it.each<readonly [string, SceneNode, boolean]>([
    ['an opaque path', ground, false],
    ['a translucent path', { type: 'path', d: 'M0 0H9V9Z', fill: '#ff000080' }, true],
    ['a translucent stroke', { type: 'path', d: 'M0 0H9', stroke: { paint: '#00000001', width: 1 } }, true],
    ['a see-through picture', { type: 'image', src: 'glass', x: 0, y: 0, width: 9, height: 9 }, true],
    ['an opaque picture', { type: 'image', src: 'photo', x: 0, y: 0, width: 9, height: 9 }, false],
    ['a plain group', { type: 'group', children: [ground, text] }, false],
    ['an isolated group', { type: 'group', isolated: true, children: [ground] }, true],
  ])('is found in %s or not', (_what, node, expected) => {
    expect(isTransparent({ nodes: [node] }, (src) => src === 'glass')).toBe(expected);
  });
});
