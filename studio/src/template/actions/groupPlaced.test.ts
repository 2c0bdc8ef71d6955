import type { Scene, SceneItem } from '@cardwright/renderer';
import { produce } from 'immer';
import { expect, it } from 'vitest';
import { together } from '../../editing/together.js';
import { groupItems } from '../document/commands/items.js';
import { setClasses } from '../document/commands/properties.js';
import { findItem } from '../document/find.js';
import { aTemplate } from '../document/testing/aTemplate.js';
import { groupPlaced } from './groupPlaced.js';

const area = (id: string, x: number, y: number, width: number, height: number): SceneItem => ({
  ...{ id, layer: 'section-item', rect: { x, y, width, height }, rotation: 0 },
});
const items = [area('top', 0, 10, 240, 144), area('g', 20, 20, 200, 100), area('c', 40, 30, 50, 20)];
const scene = { width: 240, height: 360, items: [...items, area('d', 100, 60, 30, 30)] } as unknown as Scene;

/** The template with `c` and `d` placed in the group `g`, and the two items. */
function placed(...classes: readonly [string, string]) {
  const template = produce(
    aTemplate(),
    together(
      setClasses(['c'], () => classes[0]),
      setClasses(['d'], () => classes[1]),
    ),
  );
  const find = (id: string) => findItem(template.json_config, id)?.item;
  return { template, items: [find('c'), find('d')].filter((item) => item !== undefined) };
}

it('spans the items, which stay where they are', () => {
  const { template, items: chosen } = placed(
    'absolute left-[10%] top-[10px] w-[25%]',
    'absolute right-[90px] top-[40px]',
  );
  const group = groupPlaced(scene, template.json_config, chosen);
  const after = produce(
    template,
    together(
      group?.move ?? (() => undefined),
      groupItems(['c', 'd'], () => undefined, group && { classes: group.classes }),
    ),
  );
  const made = findItem(after.json_config, 'g')?.item.children?.[0];
  expect(made?.classes).toBe('absolute left-[20px] top-[10px] w-[90px] h-[60px]');
  expect(made?.children?.map(({ classes }) => classes)).toEqual([
    'absolute left-[0px] top-[0px] w-[50px]',
    'absolute left-[60px] top-[30px]',
  ]);
});

it('does not touch a selection with items of the flow', () => {
  const { template, items: chosen } = placed('absolute left-0', 'w-[30px]');
  expect(groupPlaced(scene, template.json_config, chosen)).toBeUndefined();
});
