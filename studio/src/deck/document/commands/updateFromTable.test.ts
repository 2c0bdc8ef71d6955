import { applyUpdate, planUpdate, readCsv } from '@cardwright/renderer/tables';
import { describe, expect, it } from 'vitest';
import { aDocument } from '../testing/aDocument.js';
import { tableSourceOf, updateFromTable } from './updateFromTable.js';

describe('updateFromTable', () => {
  it('gives new cards and categories ids, keeps those of others, and stores the source', () => {
    const deck = aDocument();
    const before = deck.categories.flatMap(({ cards }) => cards.map(({ id }) => id));
    const titles = deck.categories.flatMap(({ cards }) => cards.map((card) => card.translations.en?.title ?? ''));
    const csv = ['title,category', ...titles, 'Snow,Ice'].join('\n');
    const update = planUpdate(deck, readCsv(new TextEncoder().encode(csv), 'cards.csv'));
    const source = { url: 'https://x.test/cards.csv', by: 'title', columns: {} };
    const draft = structuredClone(deck);
    updateFromTable(applyUpdate(deck, update, { isChosen: (key) => !key.startsWith('removed') }), source)(draft);
    const after = draft.categories.flatMap(({ cards }) => cards.map(({ id }) => id));
    expect(after.slice(0, before.length)).toEqual(before);
    expect(draft.categories.at(-1)?.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(tableSourceOf(draft.table_source)).toEqual(source);
  });

  it('takes labels of custom fields that have none', () => {
    const deck = { ...aDocument(), field_labels: { sku: 'Stock number' } };
    updateFromTable(deck.categories, undefined, { sku: 'SKU', hp: 'HP' })(deck);
    expect(deck.field_labels).toEqual({ sku: 'Stock number', hp: 'HP' });
    const plain = aDocument();
    updateFromTable(plain.categories)(plain);
    expect(plain).not.toHaveProperty('field_labels');
  });

  it('keeps the sheet of a workbook', () => {
    const source = { url: 'https://x.test/cards.xlsx', by: 'title', columns: {}, sheet: 'Places' };
    expect(tableSourceOf(source)).toEqual(source);
    expect(tableSourceOf({ ...source, sheet: 2 })).not.toHaveProperty('sheet');
  });

  it('reads no source from other values', () => {
    for (const source of [undefined, null, 'https://x.test', { url: 3 }]) expect(tableSourceOf(source)).toBeUndefined();
  });
});
