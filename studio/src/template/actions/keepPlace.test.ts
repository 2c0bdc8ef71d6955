import type { Scene, SceneItem } from '@cardwright/renderer';
import { produce } from 'immer';
import { expect, it } from 'vitest';
import { setClasses } from '../document/commands/properties.js';
import { findItem } from '../document/find.js';
import { BACKGROUND } from '../document/layers.js';
import { aTemplate } from '../document/testing/aTemplate.js';
import { keepPlace } from './keepPlace.js';

const area = (id: string, x: number, y: number, width: number, height: number): SceneItem => ({
  ...{ id, layer: 'section-item', rect: { x, y, width, height }, rotation: 0 },
});

/** `c` is seen at (40, 30) in the group `g`, which lies at (20, 20) in the section `top`. */
const ITEMS = [area('top', 0, 10, 240, 144), area('g', 20, 20, 200, 100), area('c', 40, 30, 50, 20)];
const sceneOf = (items: readonly SceneItem[]): Scene => ({ width: 240, height: 360, items }) as unknown as Scene;

/** The classes of `c` once it lies in another parent. */
function kept(classes: string, parentId = 'top', items: readonly SceneItem[] = ITEMS): string | undefined {
  const before = produce(
    aTemplate(),
    setClasses(['c'], () => classes),
  );
  const item = findItem(before.json_config, 'c')?.item;
  if (item === undefined) throw new Error('c is missing');
  const after = produce(before, keepPlace(sceneOf(items), before.json_config, item, parentId));
  return findItem(after.json_config, 'c')?.item.classes;
}

it('writes the place in the new parent, from its left and its top', () => {
  expect(kept('absolute left-[20px] top-[10px] w-[50px] h-[20px]')).toBe(
    'absolute left-[40px] top-[20px] w-[50px] h-[20px]',
  );
  expect(kept('absolute right-2 bottom-[10%] mt-[4px]')).toBe('absolute left-[40px] top-[16px] mt-[4px]');
  expect(kept('absolute left-[20px] top-[10px]', BACKGROUND)).toBe('absolute left-[40px] top-[30px]');
});

it('keeps a size that was a share of the group, or hung on its edges', () => {
  expect(kept('absolute left-0 top-0 w-[25%] h-fit')).toBe('absolute left-[40px] top-[20px] w-[50px] h-fit');
  expect(kept('absolute inset-[20px]')).toBe('absolute left-[40px] top-[20px] w-[50px] h-[20px]');
});

it('keeps what a group did to it that is turned and larger', () => {
  const [top, g, c] = ITEMS as [SceneItem, SceneItem, SceneItem];
  // Twice as large and a quarter turn about the face's corner, and 240 to the right.
  const turned: SceneItem = { ...c, transform: [0, 2, -2, 0, 240, 0] };
  expect(kept('absolute left-[20px] top-[10px] w-[50px] h-[20px]', 'top', [top, g, turned])).toBe(
    'absolute left-[110px] top-[100px] w-[100px] h-[40px] rotate-[90deg]',
  );
});

it('leaves an item that is not on the face', () => {
  expect(kept('absolute left-[20px]', 'top', ITEMS.slice(0, 2))).toBe('absolute left-[20px]');
});
