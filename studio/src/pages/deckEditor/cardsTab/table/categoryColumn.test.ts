import { produce } from 'immer';
import { expect, it } from 'vitest';
import { setCategoryText } from '../../../../deck/document/commands/texts.js';
import { allCards } from '../../../../deck/document/find.js';
import { aDocument } from '../../../../deck/document/testing/aDocument.js';
import type { DeckDocument } from '../../../../deck/document/types.js';
import { categoryColumn } from './categoryColumn.js';

const deck = produce(aDocument(2, 1), setCategoryText('B', 'de', 'title', 'Stürme'));

function written(id: string, text: string, before = deck): DeckDocument | string {
  const result = categoryColumn(before).write(id, text, 'en');
  return typeof result === 'function' ? produce(before, result) : result.fault;
}

const order = (after: DeckDocument | string): unknown =>
  typeof after === 'string' ? after : after.categories.map(({ cards }) => cards.map(({ id }) => id).join(' '));

it('shows the title of the category in the language of the table', () => {
  const { read, options } = categoryColumn(deck);
  const rows = (language: string) => allCards(deck).map((card) => read(card, language));
  expect([rows('en'), rows('de')]).toEqual([
    ['A', 'A', 'B'],
    ['A', 'A', 'Stürme'],
  ]);
  expect(options?.('de')).toEqual(['A', 'Stürme']);
});

it('moves a card to the end of a category, by its title in any language', () => {
  expect(order(written('A1', ' stürme '))).toEqual(['A2', 'B1 A1']);
  expect(written('A1', 'a')).toBe(deck);
});

it('adds a category that the deck does not have', () => {
  const after = written('A2', 'Mists');
  expect(order(after)).toEqual(['A1', 'B1', 'A2']);
  expect(typeof after === 'string' || after.categories[2]?.translations.en?.title).toBe('Mists');
});

it('gives a category without a title a name that leads back to it', () => {
  const untitled = produce(deck, setCategoryText('A', 'en', 'title', ''));
  expect(categoryColumn(untitled).options?.('en')).toEqual(['Untitled category', 'B']);
  expect(order(written('B1', 'Untitled category', untitled))).toEqual(['A1 A2 B1', '']);
});

it('leaves no card without a category', () => {
  expect(written('A1', ' ')).toMatch(/^Every card is in a category\./);
});
