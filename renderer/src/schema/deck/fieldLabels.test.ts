import { expect, it } from 'vitest';
import { LIMITS } from '../values/limits.js';
import { fieldLabel, labelOfHeading, nameOfValue, withFieldLabels } from './fieldLabels.js';

it('is the label of the deck, or what the name says', () => {
  const deck = { field_labels: { cost_eur: ' Cost (EUR) ', armour: '', size: 3, notes: 'x'.repeat(LIMITS.name + 1) } };
  expect(fieldLabel(deck, 'cost_eur')).toBe('Cost (EUR)');
  expect(['armour', 'size', 'notes', 'hit_points'].map((name) => fieldLabel(deck, name))).toEqual([
    ...['Armour', 'Size', 'Notes', 'Hit points'],
  ]);
  expect(fieldLabel({}, 'sku')).toBe('Sku');
  expect(fieldLabel({ field_labels: ['SKU'] }, '0')).toBe('0');
  expect(fieldLabel({ field_labels: {} }, 'constructor')).toBe('Constructor');
});

it('is taken from a heading that says more than the name', () => {
  expect(labelOfHeading('SKU', 'sku')).toBe('SKU');
  expect(labelOfHeading('Mana  Cost', 'mana_cost')).toBe('Mana Cost');
  expect(labelOfHeading('prix en €', 'prix_en')).toBe('Prix en €');
  for (const heading of ['hit points', 'Hit points', 'hit_points'])
    expect(labelOfHeading(heading, 'hit_points')).toBeUndefined();
  expect(labelOfHeading('manaCost', 'manaCost')).toBeUndefined();
  expect(labelOfHeading('X'.repeat(LIMITS.name + 1), 'x')).toHaveLength(LIMITS.name);
});

it('is added for fields without one, and nothing is written that was not there', () => {
  expect(withFieldLabels({ field_labels: { sku: 'Stock number' } }, { sku: 'SKU', hp: 'HP' })).toEqual({
    field_labels: { sku: 'Stock number', hp: 'HP' },
  });
  expect(withFieldLabels({}, {})).toEqual({});
  expect(withFieldLabels({ field_labels: null }, { hp: 'HP' })).toEqual({ field_labels: { hp: 'HP' } });
  expect(withFieldLabels({ field_labels: 'none' }, { hp: 'HP' })).toEqual({});
});

it('is a name in words', () => {
  expect(nameOfValue('hit_points')).toBe('Hit points');
  expect(nameOfValue('a-b__c')).toBe('A b c');
});
