import { CARD_COLUMNS } from '@cardwright/renderer/tables';
import { expect, it } from 'vitest';
import { fieldName, fieldWords, kindName } from './fieldNames.js';

it('has one name for each field, whoever asks', () => {
  expect(fieldName('description')).toBe('Detailed content');
  expect(fieldName('description', 'category')).toBe('Description');
  expect(fieldWords('primary_text')).toBe('short content');
  expect(kindName('card_icon')).toBe(fieldName('icon'));
  expect(kindName('field:hit_points')).toBe('Hit points');
  expect(fieldWords('hit_points')).toBe('hit points');
});

it('knows no card field behind kinds that show something else', () => {
  expect(['icon', 'text', 'deck_title', 'category_icon'].map(kindName)).toEqual(['', '', '', '']);
});

it('names every column that a table of cards may have', () => {
  const fields = CARD_COLUMNS.map(({ name }) => name).filter((name) => name !== 'id');
  const names = fields.map((field) => fieldName(field));
  expect(new Set(names).size).toBe(fields.length);
  expect(names.filter((name) => / (key|id)$/.test(name))).toEqual([]);
});
