import { expect, it } from 'vitest';
import { testBuilder } from '../builder/testing/testBuilder.js';
import { addItem } from './addItem.js';
import { NEW_ITEMS } from './newItems.js';

it.each([
  ['text', 'add fixed text'],
  ['line', 'add line'],
  ['star', 'add star'],
] as const)('names the step that adds a %s', (name, step) => {
  const builder = testBuilder();
  addItem(builder, NEW_ITEMS[name]);
  expect(builder.store.getState().history.past.map(({ label }) => label)).toEqual([step]);
});
