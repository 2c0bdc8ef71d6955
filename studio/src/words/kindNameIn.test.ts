import { expect, it } from 'vitest';
import { kindName } from './fieldNames.js';
import { kindNameIn } from './kindNameIn.js';

it('calls a custom value as its deck does', () => {
  const deck = { field_labels: { hp: 'HP' } };
  expect(['field:hp', 'field:hit_points', 'title', 'icon'].map((kind) => kindNameIn(deck, kind))).toEqual([
    ...['HP', 'Hit points', 'Title', ''],
  ]);
});

it('says the same of a value without a label as pages that do not load the renderer', () => {
  for (const kind of ['field:hit_points', 'field:a-b__c', 'field:é', 'field:manaCost'])
    expect(kindNameIn({}, kind)).toBe(kindName(kind));
});
