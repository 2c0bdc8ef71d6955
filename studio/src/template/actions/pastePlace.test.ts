import type { TemplateItem } from '@cardwright/renderer';
import { expect, it } from 'vitest';
import { findItem } from '../document/find.js';
import { NewIds } from '../document/newIds.js';
import { aTemplate, anItem } from '../document/testing/aTemplate.js';
import { pastePlace } from './pastePlace.js';

const { json_config: config } = aTemplate();
const copied = (id: string) => {
  const found = findItem(config, id);
  if (found === undefined) throw new Error(`${id} is missing`);
  return [found.item];
};

const placeOf = (selectedIds: readonly string[], items: readonly TemplateItem[]) => {
  const newIds = new NewIds(config);
  const made = items.map((item) => newIds.copy(item));
  return pastePlace(config, { selectedIds, enteredId: undefined }, items, made);
};

it.each([
  ['overlays on top of the others, whatever is selected', ['top'], 'o', { parentId: 'overlays', index: 1 }],
  ['overlays right above the selected one', ['o'], 'o', { parentId: 'overlays', index: 1 }],
  ['a group beside itself', ['g'], 'g', { parentId: 'top', index: 2 }],
  ['an item into the selected group', ['g'], 'e', { parentId: 'g', index: 2 }],
  ['an item after the selected one', ['a'], 'e', { parentId: 'top', index: 1 }],
  ['an item at the end if nothing is selected', [], 'a', { parentId: 'foot', index: 1 }],
])('pastes %s', (_where, selectedIds, id, place) => {
  expect(placeOf(selectedIds, copied(id))).toEqual(place);
});

it('pastes a group of another template into a group that only has the same id', () => {
  const other = { ...anItem('g', 'shape', []), classes: 'bg-primary' };
  expect(placeOf(['g'], [other])).toEqual({ parentId: 'g', index: 2 });
});
