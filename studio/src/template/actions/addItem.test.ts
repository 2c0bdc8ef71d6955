import { parseClasses } from '@cardwright/renderer';
import { expect, it } from 'vitest';
import { testBuilder } from '../builder/testing/testBuilder.js';
import { addItem } from './addItem.js';
import { NO_TOKENS } from '../styling/noTokens.js';
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

it.each(['ellipse', 'star'] as const)('a new %s stays as wide as it is high where there is little room', (name) => {
  const { style } = parseClasses(NEW_ITEMS[name].classes, NO_TOKENS);
  expect(style).toMatchObject({ flexShrink: 0, width: style.height });
});
