import type { Active, Over } from '@dnd-kit/core';
import { expect, it } from 'vitest';
import { dragAnnouncements } from './dragAnnouncements.js';

const RECT = { width: 0, height: 0, left: 0, right: 0, top: 0, bottom: 0 };
const active: Active = {
  id: 'a',
  data: { current: undefined },
  rect: { current: { initial: null, translated: null } },
};
const over: Over = { id: 'b', data: { current: undefined }, disabled: false, rect: RECT };

it('speaks of names, and of no id', () => {
  const says = dragAnnouncements((id) => ({ a: '“Hail”', b: '“Fog”' })[id] ?? id);
  expect(says.onDragStart({ active })).toBe('Picked up “Hail”.');
  expect(says.onDragOver({ active, over })).toBe('“Hail” is over “Fog”.');
  expect(says.onDragEnd({ active, over })).toBe('“Hail” was dropped at “Fog”.');
  expect(says.onDragEnd({ active, over: null })).toBe('“Hail” was dropped where it was.');
  expect(says.onDragCancel({ active, over: null })).toBe('Cancelled. “Hail” stays where it was.');
});
