import fc from 'fast-check';
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
const spot: SceneNode = { type: 'path', d: 'M30 50H40V60H30Z', fill: '#ff000080' };

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

  it('are lifted close to see-through letters, whose lines are as high as theirs', () => {
    const faint: SceneNode = { type: 'group', opacity: 0.5, children: [{ ...text, y: 88 }] };
    expect(liftTexts([ground, text, faint])).toEqual({ below: [ground, faint], texts: [text] });
    const touching: SceneNode = { type: 'group', opacity: 0.5, children: [{ ...text, y: 80 }] };
    expect(liftTexts([ground, text, touching]).texts).toEqual([]);
  });

  it('stay with their outline below them, and below what lies on the outline', () => {
    const outline: TextNode = { ...text, fill: '#ff0000', pen: 8 };
    const item = (...children: SceneNode[]): SceneNode => ({ type: 'group', id: 'title', children });
    expect(liftTexts([ground, item(outline, { ...text, fill: '#ffffff80' })]).texts).toEqual([]);
    const bar: SceneNode = { type: 'path', d: 'M0 30H18V90H0Z', fill: '#0000ff80' };
    expect(liftTexts([ground, item(text), bar]).texts).toHaveLength(1);
    expect(liftTexts([ground, item(outline, text), bar]).texts).toEqual([]);
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

  it('take the lines, areas and icons of their item along, also those that it paints twice', () => {
    const panel: SceneNode = { type: 'path', d: 'M10 30H200V90H10Z', fill: '#ffff00' };
    const underline: SceneNode = { type: 'path', d: 'M20 62H120V63H20Z', fill: '#000000' };
    const icon: SceneNode = { type: 'path', d: 'M0 0H9V9Z', fill: '#00ff00' };
    const icons = [130, 150].map((x): SceneNode => ({
      type: 'group',
      transform: [1, 0, 0, 1, x, 50],
      children: [icon],
    }));
    const item = (...children: SceneNode[]): SceneNode => ({ type: 'group', id: 'item', children });
    const { below, texts } = liftTexts([ground, item(panel, text, underline, ...icons)]);
    expect(texts).toEqual([panel, text, underline, ...icons].map((node) => item(node)));
    expect(below).toEqual([ground, item(...icons.map((each) => ({ ...each, children: [] })))]);
    const glass: SceneNode = { type: 'path', d: 'M150 50H160V60Z', fill: '#ffffff80' };
    expect(liftTexts([ground, item(panel, text, underline), glass]).texts).toEqual(
      [text, underline].map((node) => item(node)),
    );
  });

  it('take their outlines and shadows along', () => {
    const nodes = [{ ...text, x: 22, pen: 0, fill: '#888888' }, { ...text, pen: 2, fill: '#ffffff' }, text];
    expect(liftTexts([ground, ...nodes])).toEqual({ below: [ground], texts: nodes });
  });

  it('take opaque shapes along that are above them, and what is above these', () => {
    const rule: SceneNode = { type: 'path', d: 'M20 64H120V65H20Z', fill: '#161616' };
    const pin: SceneNode = { type: 'path', d: 'M110 60H116V90H110Z', fill: '#ff0000' };
    const apart: SceneNode = { type: 'path', d: 'M20 200H120V201H20Z', fill: '#161616' };
    const { below, texts } = liftTexts([ground, text, rule, pin, apart]);
    expect([below, texts]).toEqual([
      [ground, apart],
      [text, rule, pin],
    ]);
    expect(liftTexts([ground, text, rule, spot]).texts).toEqual([]);
    // Glass over the pin keeps both below, as the pin is over the rule.
    const glass: SceneNode = { type: 'path', d: 'M108 80H118V90H108Z', fill: '#ffffff80' };
    expect(liftTexts([ground, text, rule, pin, glass]).texts).toEqual([]);
  });

  it('stay below as a whole if something see-through is over one of their lines', () => {
    const lines = [text, { ...text, y: 82 }];
    const item: SceneNode = { type: 'group', id: 'item', children: lines };
    const glass: SceneNode = { type: 'path', d: 'M20 75H40V85H20Z', fill: '#ffffff80' };
    expect(liftTexts([ground, item, glass])).toEqual({ below: [ground, item, glass], texts: [] });
    const other = { ...text, y: 200 };
    expect(liftTexts([ground, item, glass, other]).texts).toEqual([other]);
  });

  it('stay letters above a line of the same text that does not', () => {
    const lower = { ...text, y: 82, fill: '#00000080' };
    const item: SceneNode = { type: 'group', id: 'item', children: [text, lower] };
    expect(liftTexts([ground, item]).texts).toEqual([{ ...item, children: [text] }]);
    expect(liftTexts([ground, text, lower]).texts).toEqual([]);
  });

  it.each<readonly [string, readonly SceneNode[]]>([
    ['below something see-through', [ground, text, spot]],
    ['see-through', [ground, { ...text, fill: '#00000080' }]],
    ['in a group that is see-through', [ground, { type: 'group', opacity: 0.5, children: [text] }]],
    ['blended', [ground, { type: 'group', blend: 'multiply', children: [text] }]],
  ])('stay where they are if they are %s', (_what, nodes) => {
    expect(liftTexts(nodes)).toEqual({ below: nodes, texts: [] });
  });
});

/** A rectangle of whole units, opaque or see-through, or a line of one of two texts. */
const layer = fc.record({
  x: fc.integer({ min: 0, max: 9 }),
  y: fc.integer({ min: 0, max: 9 }),
  kind: fc.constantFrom('opaque', 'glass', 'first', 'second'),
});
type Layer = typeof layer extends fc.Arbitrary<infer Value> ? Value : never;

function nodeOf({ x, y, kind }: Layer): SceneNode {
  const [left, top] = [10 * x, 10 * y];
  if (kind === 'opaque' || kind === 'glass') {
    const d = `M${left} ${top}H${left + 15}V${top + 15}H${left}Z`;
    return { type: 'path', d, fill: kind === 'glass' ? '#ff000080' : '#ff0000' };
  }
  return { type: 'group', id: kind, children: [{ ...text, x: left, y: top + 10, width: 15, size: 10 }] };
}

it('nothing that becomes a picture was above what is lifted, and each text is in one of the two as a whole', () => {
  fc.assert(
    fc.property(fc.array(layer, { maxLength: 12 }), (layers) => {
      const nodes = layers.map(nodeOf);
      const { texts } = liftTexts(nodes);
      const places = nodes.map((node) => texts.findIndex((each) => JSON.stringify(each) === JSON.stringify(node)));
      for (const [index, lower] of layers.entries()) {
        if (places[index] === -1 || lower.kind === 'opaque') continue;
        const over = layers.filter((_, at) => at > index && places[at] === -1);
        const hides = ({ kind, x, y }: Layer): boolean =>
          (kind === 'opaque' || kind === 'glass') && Math.abs(x - lower.x) <= 1 && y <= lower.y + 1 && y >= lower.y - 1;
        expect(over.filter(hides)).toEqual([]);
      }
      for (const id of ['first', 'second']) {
        const lines = layers.flatMap(({ kind }, index) => (kind === id ? [places[index] !== -1] : []));
        expect(new Set(lines).size).toBeLessThanOrEqual(1);
      }
    }),
  );
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
