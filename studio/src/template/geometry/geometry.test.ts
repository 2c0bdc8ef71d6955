import type { Rect, SceneItem } from '@cardwright/renderer';
import { describe, expect, it } from 'vitest';
import { partsOf } from '../document/parts.js';
import { aTemplate, anItem } from '../document/testing/aTemplate.js';
import { aligned, distributed, sameSize } from './arranging.js';
import { dropPlaceAt } from './dropPlace.js';
import { frameOfRect, rectOfFrame } from './frames.js';
import { pick, pickWithin } from './picking.js';

const FACE = { x: 0, y: 0, width: 240, height: 360 };
const at = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height });
const anArea = (id: string, rect: Rect, rotation = 0): SceneItem => ({ id, layer: 'section-item', rect, rotation });

/** `top` has `a` above the group `g` with `c` and `d`; `foot` has `e`; the overlay `o` covers a corner, turned by 45°. */
const scene = {
  items: [
    anArea('root', FACE),
    anArea('background', FACE),
    anArea('b', FACE),
    anArea('top', at(0, 0, 240, 144)),
    anArea('a', at(10, 10, 220, 30)),
    anArea('g', at(10, 50, 220, 80)),
    anArea('c', at(10, 50, 220, 40)),
    anArea('d', at(10, 90, 220, 40)),
    anArea('foot', at(0, 144, 240, 216)),
    anArea('e', at(10, 150, 100, 20)),
    anArea('o', at(180, 300, 40, 40), 45),
  ],
};
const template = aTemplate();
const config = template.json_config;
const parts = partsOf(config);

describe('what a click selects', () => {
  it.each([
    ['an item of a section', 20, 20, undefined, 'a'],
    ['a group as a whole', 20, 60, undefined, 'g'],
    ['an item of the entered group', 20, 60, 'g', 'c'],
    ['something outside of the entered group', 20, 20, 'g', 'a'],
    ['a section where it has no item', 200, 250, undefined, 'foot'],
    ['an overlay', 200, 320, undefined, 'o'],
    ['nothing beyond a turned corner', 181, 301, undefined, 'foot'],
  ])('%s', (_what, x, y, enteredId, wanted) => {
    expect(pick(scene, parts, { x, y }, { enteredId })).toBe(wanted);
  });

  it('the innermost item at once, and nothing beside the face', () => {
    expect(pick(scene, parts, { x: 20, y: 60 }, { isDeep: true })).toBe('c');
    expect(pick(scene, parts, { x: -5, y: 60 })).toBeUndefined();
  });

  it('never what is locked, nor what is in it', () => {
    const group = { ...anItem('g', 'shape', [anItem('c'), anItem('d')]), locked: true };
    const locked = partsOf({
      ...config,
      sections: config.sections.map((s, n) => (n === 0 ? { ...s, children: [group] } : s)),
    });
    expect(pick(scene, locked, { x: 20, y: 60 })).toBe('top');
  });

  it('what a marquee touches, or holds completely', () => {
    expect(pickWithin(scene, parts, at(0, 30, 50, 130))).toEqual(['a', 'g', 'e']);
    expect(pickWithin(scene, parts, at(0, 30, 240, 150), { isWhole: true })).toEqual(['g', 'e']);
    expect(pickWithin(scene, parts, at(0, 0, 240, 60), { enteredId: 'g' })).toEqual(['c']);
  });
});

const surroundings = { scene, parts, config };
const title = [anItem('new')];

describe('where a drop goes', () => {
  it.each([
    ['before the first item', 20, 15, { parentId: 'top', index: 0 }, 10],
    ['between items of a group', 20, 85, { parentId: 'g', index: 1 }, 90],
    ['after the last', 20, 128, { parentId: 'g', index: 2 }, 130],
    ['after the only item of a section', 20, 300, { parentId: 'foot', index: 1 }, 170],
  ])('%s', (_where, x, y, place, barAt) => {
    expect(dropPlaceAt(surroundings, { x, y }, title)).toMatchObject({ place, bar: { y: barAt } });
  });

  it('into the parent that is held, wherever the pointer is', () => {
    const drop = dropPlaceAt(surroundings, { x: 20, y: 95 }, title, 'top');
    expect(drop?.place).toEqual({ parentId: 'top', index: 2 });
  });

  it('not into the item that is dragged, nor beside the face', () => {
    const group = config.sections[0]?.children[1];
    expect(dropPlaceAt(surroundings, { x: 20, y: 60 }, group === undefined ? [] : [group])?.place.parentId).toBe('top');
    expect(dropPlaceAt(surroundings, { x: 300, y: 60 }, title)).toBeUndefined();
  });

  const row = scene.items.map((item) =>
    item.id === 'c' || item.id === 'd' ? { ...item, rect: at(item.id === 'c' ? 10 : 120, 50, 110, 80) } : item,
  );
  const mirrored = row.map((item) =>
    item.id === 'c' || item.id === 'd' ? { ...item, rect: at(item.id === 'd' ? 10 : 120, 50, 110, 80) } : item,
  );

  it.each([
    ['a row', { items: row }, 'flex-row', 225, 2, 230],
    ['a row, before its first item', { items: row }, 'flex-row', 15, 0, 10],
    ['a reversed row', { items: mirrored }, 'flex-row-reverse', 15, 2, 10],
    ['a row from the right', { items: mirrored, direction: 'rtl' as const }, 'flex-row', 15, 2, 10],
    [
      'a row from the right, before its first item',
      { items: mirrored, direction: 'rtl' as const },
      'flex',
      225,
      0,
      230,
    ],
    ['a reversed row in it', { items: row, direction: 'rtl' as const }, 'flex-row-reverse', 225, 2, 230],
  ])('along %s by its columns', (_what, face, classes, x, index, barAt) => {
    const group = { ...anItem('g', 'shape', [anItem('c'), anItem('d')]), classes };
    const withRow = {
      ...config,
      sections: config.sections.map((section, n) =>
        n === 0 ? { ...section, children: [anItem('a'), group] } : section,
      ),
    };
    const drop = dropPlaceAt({ scene: face, parts: partsOf(withRow), config: withRow }, { x, y: 60 }, title);
    expect(drop).toMatchObject({ place: { parentId: 'g', index }, bar: { x: barAt, width: 0, height: 80 } });
  });
});

describe('in a group that is turned', () => {
  // By 90° about (50, 50): what lies on the left in the group is seen above.
  const turned = (id: string, rect: Rect): SceneItem => ({ ...anArea(id, rect), transform: [0, 1, -1, 0, 100, 0] });
  const group = {
    items: [anArea('top', at(0, 0, 240, 144)), anArea('g', at(0, 0, 100, 100), 90)].concat(
      turned('c', at(0, 0, 100, 20)),
      turned('d', at(0, 60, 100, 20)),
    ),
  };

  it('a click and a marquee find its items where they are seen', () => {
    expect(pick(group, parts, { x: 90, y: 95 }, { isDeep: true })).toBe('c');
    expect(pickWithin(group, parts, at(82, 2, 10, 10), { enteredId: 'g' })).toEqual(['c']);
  });

  it('a drop goes where it is seen', () => {
    const drop = dropPlaceAt({ scene: group, parts, config }, { x: 50, y: 50 }, [anItem('new')]);
    expect(drop).toMatchObject({ place: { parentId: 'g', index: 1 }, bar: { y: 40 } });
    expect(drop?.matrix[1]).toBe(1);
  });

  it('what is placed by its classes does not count in the column', () => {
    const placed = partsOf({
      ...config,
      sections: config.sections.map((section, index) =>
        index > 0
          ? section
          : { ...section, children: [anItem('g', 'shape', [{ ...anItem('c'), classes: 'absolute' }, anItem('d')])] },
      ),
    });
    const drop = dropPlaceAt({ ...surroundings, parts: placed }, { x: 20, y: 55 }, title);
    expect(drop?.place).toEqual({ parentId: 'g', index: 1 });
  });
});

describe('arranging', () => {
  const rects = new Map([
    ['a', at(0, 0, 10, 10)],
    ['b', at(50, 30, 30, 20)],
    ['c', at(90, 10, 10, 40)],
  ]);
  const NONE = new Set<string>();
  const xs = (of: ReadonlyMap<string, Rect>): number[] => [...of.values()].map(({ x }) => x);

  it('lines several up, and one on the face', () => {
    expect(xs(aligned(rects, 'right', FACE, NONE))).toEqual([90, 70, 90]);
    expect(xs(aligned(new Map([['b', at(50, 30, 30, 20)]]), 'center', FACE, NONE))).toEqual([105]);
  });

  it('makes gaps and sizes equal', () => {
    expect(xs(distributed(rects, 'x', NONE))).toEqual([0, 35, 90]);
    expect([...sameSize(rects, 'y', NONE).values()].map(({ height }) => height)).toEqual([10, 10, 10]);
  });

  it('leaves fixed ones where they are, and lines the others up with them', () => {
    const fixed = new Set(['b']);
    expect(xs(aligned(rects, 'right', FACE, fixed))).toEqual([70, 50, 70]);
    expect([...sameSize(rects, 'x', fixed).values()].map(({ width }) => width)).toEqual([30, 30, 30]);
    const row = new Map([
      ...['a', 'b', 'c', 'd', 'e'].map((id, index): [string, Rect] => [
        id,
        at([0, 12, 60, 72, 130][index] ?? 0, 0, 10, 10),
      ]),
    ]);
    // Between 0 and 60, and between 60 and 130.
    expect(xs(distributed(row, 'x', new Set(['c'])))).toEqual([0, 30, 60, 95, 130]);
  });

  it('takes frames to units and back', () => {
    const rect = at(24, 36, 120, 180);
    expect(rectOfFrame(frameOfRect(rect, FACE), FACE)).toEqual(rect);
  });
});
