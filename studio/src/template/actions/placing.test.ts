import type { Scene, SceneItem } from '@cardwright/renderer';
import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { setClasses } from '../document/commands/properties.js';
import { findItem } from '../document/find.js';
import { aTemplate } from '../document/testing/aTemplate.js';
import { isPlaced, moverOf, turnAround } from './placing.js';

const area = (id: string, x: number, y: number, width: number, height: number, rotation = 0): SceneItem => ({
  ...{ id, layer: 'section-item', rect: { x, y, width, height }, rotation },
});

/** The group `g` is 200 × 100 units, and its child `c` lies 20 right of its corner and 10 below it. */
const sceneWith = (rotation = 0): Scene => {
  const items = [area('top', 0, 0, 240, 144), area('g', 20, 20, 200, 100, rotation), area('c', 40, 30, 50, 20)];
  return { width: 240, height: 360, items } as unknown as Scene;
};

/** The classes of `c` after a move. */
function moved(classes: string, x: number, y: number, { group = '', scene = sceneWith() } = {}): string | undefined {
  const before = produce(
    aTemplate(),
    setClasses(['g'], () => group),
  );
  const placed = produce(
    before,
    setClasses(['c'], () => classes),
  );
  const { json_config: config } = placed;
  const item = findItem(config, 'c')?.item;
  if (item === undefined) throw new Error('c is missing');
  const after = produce(placed, moverOf(scene, config, item)('c', { x, y }));
  return findItem(after.json_config, 'c')?.item.classes;
}

describe('moving an item that is placed in its parent', () => {
  it('moves the sides that its classes set, in their units', () => {
    expect(moved('absolute left-[10%] top-[10%] w-[25%] text-ink', 20, -5)).toBe(
      'absolute left-[20%] top-[5%] w-[25%] text-ink',
    );
    expect(moved('absolute left-4 top-2', 4, 4)).toBe('absolute left-[20px] top-[12px]');
    expect(moved('absolute right-[10px] bottom-[10%]', 30, 20)).toBe('absolute right-[-20px] bottom-[-10%]');
    expect(moved('absolute inset-0', 10, 0)).toBe('absolute left-[10px] right-[-10px] top-[0px] bottom-[0px]');
  });

  it('gives it a side where its classes leave it to the parent', () => {
    expect(moved('absolute', 20, 0)).toBe('absolute left-[20%]');
    expect(moved('absolute mt-[4px]', 0, 4)).toBe('absolute top-[10%] mt-[4px]');
  });

  it('takes shares of the parent inside its borders', () => {
    expect(moved('absolute left-[0%] top-0', 48, 0, { group: 'border-4' })).toBe('absolute left-[25%] top-[0px]');
    expect(moved('absolute left-[0%] top-0', 50, 0, { group: 'border-4 border-none' })).toBe(
      'absolute left-[25%] top-[0px]',
    );
  });

  it('follows the pointer in a group that is turned', () => {
    const scene = sceneWith(90);
    expect(turnAround(scene, aTemplate().json_config, 'c')).toBe(90);
    expect(moved('absolute left-[0px] top-[0px]', 10, 0, { scene })).toBe('absolute left-[0px] top-[-10px]');
  });

  it('leaves an item that is not on the face', () => {
    const scene = { ...sceneWith(), items: [] };
    expect(moved('absolute left-[0px]', 10, 0, { scene })).toBe('absolute left-[0px]');
  });
});

it('is possible for overlays and for items that are placed in their parent', () => {
  const { json_config: config } = produce(
    aTemplate(),
    setClasses(['c'], () => 'absolute left-0'),
  );
  const placed = ['a', 'c', 'd', 'o'].filter((id) => {
    const item = findItem(config, id)?.item;
    return item !== undefined && isPlaced(item);
  });
  expect(placed).toEqual(['c', 'o']);
});
