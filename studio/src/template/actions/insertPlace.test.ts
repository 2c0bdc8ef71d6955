import type { TemplateConfig } from '@cardwright/renderer';
import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { insertItems } from '../document/commands/items.js';
import { setLocked } from '../document/commands/properties.js';
import { aTemplate, anItem } from '../document/testing/aTemplate.js';
import type { Recipe } from '../document/types.js';
import { insertPlace } from './insertPlace.js';

const template = aTemplate();
const after = (recipe: Recipe): TemplateConfig => produce(template, recipe).json_config;

const placeIn = (config: TemplateConfig, selectedId?: string, enteredId?: string) => {
  const session = { selectedIds: selectedId === undefined ? [] : [selectedId], enteredId };
  const { parentId, index } = insertPlace(config, session, [anItem('new', 'shape')]);
  return `${parentId} ${index}`;
};

it.each([
  ['right after the selected item', 'a', 'top 1'],
  ['right after a selected rectangle, not into it', 'b', 'background 1'],
  ['right after the selected item of a group', 'c', 'g 1'],
  ['right above the selected overlay', 'o', 'overlays 1'],
  ['to the end of the selected group', 'g', 'g 2'],
  ['to the end of the selected section', 'top', 'top 2'],
  ['to the end of the selected layer', 'overlays', 'overlays 1'],
  ['to the end of the last section if nothing is selected', undefined, 'foot 1'],
])('something new goes %s', (_where, selectedId, place) => {
  expect(placeIn(template.json_config, selectedId)).toBe(place);
});

it('something new goes into a selected group that is empty, and into the entered group if nothing is selected', () => {
  const config = after(insertItems([anItem('empty', 'shape', [])], { parentId: 'top', index: 0 }));
  expect(placeIn(config, 'empty')).toBe('empty 0');
  expect(placeIn(config, undefined, 'empty')).toBe('empty 0');
});

describe('nothing new goes into what is locked', () => {
  const locked = (...ids: readonly string[]): TemplateConfig => after(setLocked(ids, true));
  it.each([
    ['it lies beside a locked group', locked('g'), 'g', 'top 2'],
    ['it lies beside a locked item', locked('a'), 'a', 'top 1'],
    ['it lies beside the locked group of the selected item', locked('g'), 'c', 'top 2'],
    ['it lies in the last section that is not locked', locked('foot'), 'e', 'top 2'],
    ['it lies on top if all sections are locked', locked('top', 'foot'), 'a', 'overlays 1'],
  ])('%s', (_what, config, selectedId, place) => {
    expect(placeIn(config, selectedId)).toBe(place);
  });
});
