import { bind, type FaceInput, parseDeckFile } from '@cardwright/renderer';
import { readHeadings, tableFromObjects, unknownColumns } from '@cardwright/renderer/tables';
import { expect, it } from 'vitest';
import { KIND_GROUPS } from '../template/document/kinds.js';
import { completeSample } from './completeSample.js';

it('fills every kind of content on its first card, with what a deck file may hold', () => {
  const deck = completeSample();
  const [category] = deck.categories;
  const [card] = category?.cards ?? [];
  const face = { width: 240, height: 336 };
  const input = { deck, category, card, language: 'en', face } as unknown as FaceInput;
  const kinds = KIND_GROUPS.filter(({ name }) => name !== 'Its own').flatMap((group) => group.kinds);
  expect(kinds.filter((kind) => bind(kind, input).value === '')).toEqual([]);
  expect(parseDeckFile(JSON.parse(JSON.stringify(deck)))).toMatchObject({ ok: true });
});

it('shows on its second card what stands in the place of a missing picture', () => {
  const [, second] = completeSample().categories[0]?.cards ?? [];
  expect(second).toMatchObject({ illustration: null, attribution: null });
});

it('names its values as official designs and imports do', () => {
  const cards = completeSample().categories.flatMap((category) => category.cards);
  const table = tableFromObjects(
    cards.map(({ fields }) => fields),
    'cards.json',
  );
  const { headings } = readHeadings(table);
  const misnamed = unknownColumns(table, headings).filter(
    ({ field, suggestion = `field:${field}` }) => suggestion !== `field:${field}`,
  );
  expect(misnamed).toEqual([]);
});
