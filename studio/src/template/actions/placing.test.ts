import type { Scene, SceneItem } from '@cardwright/renderer';
import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { setClasses } from '../document/commands/properties.js';
import { findItem } from '../document/find.js';
import type { TurnedRect } from '../../canvas/geometry/seen.js';
import { aTemplate } from '../document/testing/aTemplate.js';
import type { Recipe } from '../document/types.js';
import { isPlaced, type Placer, placerOf } from './placing.js';

const area = (id: string, x: number, y: number, width: number, height: number, rotation = 0): SceneItem => ({
  ...{ id, layer: 'section-item', rect: { x, y, width, height }, rotation },
});

/** The group `g` is 200 × 100 units, and its child `c` lies 20 right of its corner and 10 below it. */
const sceneWith = (rotation = 0): Scene => {
  const items = [area('top', 0, 0, 240, 144), area('g', 20, 20, 200, 100, rotation), area('c', 40, 30, 50, 20)];
  return { width: 240, height: 360, items } as unknown as Scene;
};

interface Around {
  readonly group?: string;
  readonly scene?: Scene;
}

/** The classes of `c` after a change. */
function changed(
  classes: string,
  change: (placer: Placer | undefined) => Recipe | undefined,
  { group = '', scene = sceneWith() }: Around = {},
): string | undefined {
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
  const after = produce(placed, change(placerOf(scene, config, item)) ?? (() => undefined));
  return findItem(after.json_config, 'c')?.item.classes;
}

const moved = (classes: string, x: number, y: number, around?: Around) =>
  changed(classes, (placer) => placer?.move('c', { x, y }), around);

const placedAt = (classes: string, to: TurnedRect, around?: Around) =>
  changed(classes, (placer) => placer?.place('c', to), around);

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
    expect(moved('absolute left-[0px] top-[0px]', 10, 0, { scene })).toBe('absolute left-[0px] top-[-10px]');
  });

  it('goes where it is dragged on a face in Arabic, whose rows begin on the right', () => {
    const scene = { ...sceneWith(), direction: 'rtl' as const };
    expect(moved('absolute start-4 ms-2 top-2', 4, 0, { scene })).toBe('absolute right-[12px] top-[8px] mr-2');
    expect(moved('absolute -end-4', 4, 0, { scene })).toBe('absolute left-[-12px]');
    expect(moved('absolute start-4', 4, 0)).toBe('absolute left-[20px]');
  });

  it('leaves an item that is not on the face', () => {
    const scene = { ...sceneWith(), items: [] };
    expect(moved('absolute left-[0px]', 10, 0, { scene })).toBe('absolute left-[0px]');
  });
});

describe('placing an item in its parent', () => {
  const rect = { x: 40, y: 30, width: 50, height: 20 };

  it('writes a size in the unit that it had, and only along the axis that changed', () => {
    const wider = { rect: { ...rect, width: 60 }, rotation: 0 };
    expect(placedAt('absolute left-[20px] top-[10px] w-[50px]', wider)).toBe(
      'absolute left-[20px] top-[10px] w-[60px]',
    );
    expect(placedAt('absolute left-[10%] top-[10%] w-[25%] h-fit', wider)).toBe(
      'absolute left-[10%] top-[10%] w-[30%] h-fit',
    );
    expect(placedAt('absolute', { rect: { ...rect, y: 20, height: 30 }, rotation: 0 })).toBe(
      'absolute top-[0%] h-[30%]',
    );
  });

  it('keeps what hangs on the right edge, or on both', () => {
    const wider = { rect: { ...rect, width: 60 }, rotation: 0 };
    expect(placedAt('absolute right-[130px] w-[50px]', wider)).toBe('absolute right-[120px] w-[60px]');
    expect(placedAt('absolute inset-x-[20px]', wider)).toBe('absolute left-[20px] right-[10px]');
  });

  it('turns it by a class, less what its group is turned', () => {
    expect(placedAt('absolute left-[20px] top-[10px]', { rect, rotation: 30 })).toBe(
      'absolute left-[20px] top-[10px] rotate-[30deg]',
    );
    const scene = sceneWith(90);
    const seen = { rect: { x: 130, y: 5, width: 20, height: 50 }, rotation: 0 };
    const turned = placedAt('absolute left-[20px] top-[10px] w-[50px] h-[20px]', seen, { scene });
    expect(turned).toContain('rotate-[-90deg]');
    expect(turned).toContain('w-[20px] h-[50px]');
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
