import { expect, it } from 'vitest';
import { sharedClasses } from './sharedClasses.js';

it.each([
  [[], ''],
  [[' text-sm  font-bold '], ' text-sm  font-bold '],
  [['text-sm font-bold', 'font-bold  text-lg'], 'font-bold'],
  [['text-sm font-bold', ''], ''],
  [['a b c', 'c b', 'b d'], 'b'],
])('of %j are %j', (all, shared) => {
  expect(sharedClasses(all)).toBe(shared);
});
