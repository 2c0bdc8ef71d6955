import { expect, it } from 'vitest';
import type { TableDeckRow } from '../../queries/decks/readTableDeck.js';
import { tableContent } from '../tableContent.js';

const texts = { title: 'Lamp', description: '', primary_text: '', secondary_text: '', one_liner: '' };
const own = { title: 'Lamps', description: '', short_description: '', tags: [], external_links: [] };

const ROW: TableDeckRow = {
  id: 'a',
  user_id: 'b',
  status: 'published',
  deleted_at: null,
  default_language: 'en',
  translations: { en: { ...own, language_code: 'en' } },
  size: null,
  ratio: null,
  front: null,
  cards: [
    {
      id: 'c',
      copies: 1,
      fields: {},
      category: 0,
      translations: { de: { ...texts, language_code: 'de' }, en: { ...texts, language_code: 'en' } },
    },
  ],
};

it('names the languages of the cards as well, the main one first', () => {
  expect(tableContent(ROW).deck.languages).toEqual(['en', 'de']);
});

it('refuses a deck without cards', () => {
  expect(() => tableContent({ ...ROW, cards: [] })).toThrow('This deck has no cards yet. Add some to play it.');
});
