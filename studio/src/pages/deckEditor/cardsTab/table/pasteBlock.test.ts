import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { allCards } from '../../../../deck/document/find.js';
import { aDocument } from '../../../../deck/document/testing/aDocument.js';
import type { DeckDocument } from '../../../../deck/document/types.js';
import type { CellBlock } from './cellBlock.js';
import { columnsOf } from './columns.js';
import { pasteBlock } from './pasteBlock.js';

const deck = aDocument(2, 1);
const columns = columnsOf(deck);
const at = (id: string): number => columns.findIndex((column) => column.id === id);

const CORNER = { row: 0, column: 0, height: 1, width: 1, language: 'en' };

function paste(block: CellBlock, row: number, column: number, language = 'en', height = 1) {
  const ids = allCards(deck).map(({ id }) => id);
  const { recipe, ...told } = pasteBlock(deck, block, { ids, columns, row, column, height, width: 1, language });
  const after: DeckDocument = produce(deck, recipe);
  return { ...told, after, cards: allCards(after) };
}

const titles = ({ categories }: DeckDocument): readonly string[] =>
  categories.map(
    ({ translations, cards }) =>
      `${translations.en?.title ?? ''}: ${cards.map((card) => card.translations.en?.title).join(' ')}`,
  );

describe('pasting into the table', () => {
  it('fills cells to the right and down, in the language that is shown', () => {
    const { cards } = paste(
      [
        ['Hagel', 'kalt'],
        ['Nebel', 'nass'],
      ],
      0,
      0,
      'de',
    );
    expect(cards.map(({ translations }) => translations.de?.title)).toEqual(['Hagel', 'Nebel', undefined]);
    expect(cards[1]?.translations.de?.one_liner).toBe('nass');
    expect(cards[0]?.translations.en?.title).toBe('A1');
  });

  it('fills a larger selection', () => {
    const { cards, cellCount } = paste([['Hail']], 1, at('one_liner'), 'en', 2);
    expect(cards.map(({ translations }) => translations.en?.one_liner ?? '')).toEqual(['', 'Hail', 'Hail']);
    expect(cellCount).toBe(2);
  });

  it('pastes a single cell as a text, even if it is the name of a column', () => {
    expect(paste([['Name']], 0, 0).cards[0]?.translations.en?.title).toBe('Name');
  });

  it('makes cards of rows beyond the last, in its category', () => {
    const { after, newCardCount } = paste([['Last'], ['One more'], ['Two more']], 2, 0);
    expect(newCardCount).toBe(2);
    expect(after.categories.map(({ cards }) => cards.map(({ translations }) => translations.en?.title))).toEqual([
      ['A1', 'A2'],
      ['Last', 'One more', 'Two more'],
    ]);
  });

  it('puts columns where the first row says, new cards into their categories, and makes those', () => {
    const block = [
      ['Copies', 'TITLE', 'Category', 'Hit points'],
      ['3', 'Hail', 'a', '7'],
      ['1', 'Fog', 'Mists', ''],
      ['1', 'Haze', 'mists', '2'],
    ];
    const { after, cards, faults, newCardCount } = paste(block, 3, 4);
    expect([faults, newCardCount, cards.length]).toEqual([[], 3, 6]);
    expect(after.categories.map(({ cards: of }) => of.length)).toEqual([3, 1, 2]);
    expect(after.categories[0]?.cards[2]).toMatchObject({ copies: 3, fields: { hit_points: 7 } });
    const empty: DeckDocument = { ...deck, categories: [] };
    const { recipe } = pasteBlock(empty, block.slice(1, 2), { ids: [], columns, ...CORNER });
    expect(produce(empty, recipe).categories[0]?.cards[0]?.translations.en?.title).toBe('3');
  });

  it('moves cards to the categories that a block names, and leaves those that it does not', () => {
    const block = [
      ['Title', 'Category'],
      ['A1', 'b'],
      ['A2', ''],
      ['B1', 'Mists'],
      ['New', ' mists '],
    ];
    const { after, faults, cellCount } = paste(block, 0, 0);
    expect([faults, cellCount]).toEqual([[], 7]);
    expect(titles(after)).toEqual(['A: A2', 'B: A1', 'Mists: B1 New']);
    expect(titles(paste([['B']], 0, at('category'), 'en', 3).after)).toEqual(['A: ', 'B: B1 A1 A2']);
  });

  it('names new values as an imported table would, and keeps their headings as labels', () => {
    const block = [
      ['Title', 'Text', 'Copies', 'Icon', 'Category', 'Cost (EUR)', 'Price €', 'Price $', 'field:HP', 'Notes (X)'],
      ['Hail', 'cold', '1', '', 'A', '3', '2', '4', '9', ''],
    ];
    const { after, cards } = paste(block, 0, 0);
    expect(cards[0]?.fields).toEqual({ cost_eur: 3, price: 2, price_2: 4, hp: 9 });
    expect(after).toHaveProperty('field_labels', {
      ...{ cost_eur: 'Cost (EUR)', price: 'Price €', price_2: 'Price $', hp: 'HP' },
    });
    const ids = allCards(after).map(({ id }) => id);
    const place = { ids, columns: columnsOf(after), ...CORNER, row: 1 };
    const again = produce(after, pasteBlock(after, block, place).recipe);
    expect(allCards(again)[1]?.fields).toEqual(cards[0]?.fields);
    expect(
      paste(
        [
          ['Title', 'Hit points', 'Copies', 'Icon'],
          ['Hail', '7', '1'],
        ],
        0,
        0,
      ).after,
    ).not.toHaveProperty('field_labels');
  });

  it('recognises a row of headings with a title and many new columns', () => {
    const { cards, cellCount } = paste(
      [
        ['Title', 'HP', 'Attack', 'Defence', 'Element', 'Rarity (1–5)'],
        ['Hail', '7', '2', '3', 'Ice', '1'],
      ],
      0,
      0,
    );
    expect(cellCount).toBe(6);
    expect([cards.length, cards[0]?.translations.en?.title]).toEqual([3, 'Hail']);
    expect(cards[0]?.fields).toEqual({ hp: 7, attack: 2, defence: 3, element: 'Ice', rarity_1_5: 1 });
  });

  it.each([
    ['a text', ['Name', 'Tell me your name.', 'Ask']],
    ['a number', ['Name', '7', 'Ask', 'Wait']],
    ['a line break', ['Name', 'Ask\nagain', 'Wait']],
    ['one value twice', ['Name', 'Ask', 'Ask', 'Wait']],
  ])('treats a row with %s as a card, even if its title is “Name”', (_, row) => {
    const { cards } = paste([row, ['Hail', 'a', 'b', 'c']], 0, 0);
    expect(cards.map(({ translations }) => translations.en?.title)).toEqual(['Name', 'Hail', 'B1']);
  });

  it('knows the names that imported tables have, in several languages', () => {
    const rows = [
      ['Titel', 'Beschreibung', 'Anzahl', 'Gruppe', 'Text'],
      ['Hagel', 'Kalt.', '3', 'A', 'x'],
    ];
    const { cards } = paste(rows, 3, 0, 'en');
    expect(cards[2]?.translations.en).toMatchObject({ title: 'Hagel', description: 'Kalt.' });
    expect(cards[2]).toMatchObject({ copies: 3, fields: { text: 'x' } });
    const { cards: own } = paste(
      [
        ['Name', 'Effect', 'Description'],
        ['Hail', 'cold', 'Ice falls.'],
      ],
      0,
      0,
    );
    expect(own[0]).toMatchObject({ translations: { en: { description: 'Ice falls.' } }, fields: { effect: 'cold' } });
  });

  it('names what it cannot take, and takes the rest', () => {
    const { faults, cards } = paste([['three'], ['4']], 0, at('copies'));
    expect(faults).toEqual([expect.stringMatching(/^Row 1, Copies: .*“three”/)]);
    expect(cards.map(({ copies }) => copies)).toEqual([1, 4, 1]);
    expect(paste([['lamp']], 0, at('icon')).faults[0]).toContain('lucide:lamp');
    expect(paste([['a', 'b', 'c']], 0, columns.length - 1).faults).toEqual([
      '2 columns left out: the last column is “Attribution”. Copy the headings as well to add values.',
    ]);
  });

  it('names the row and the field of a text that is too long to be saved, and quotes only its beginning', () => {
    const { faults, cards } = paste([['Hail', 'x'.repeat(20_001)]], 0, at('title'));
    expect(faults).toEqual(['Row 1, One-liner: The text has 20,001 characters, and the limit is 20,000. Shorten it.']);
    expect(cards[0]?.translations.en).toMatchObject({ title: 'Hail', one_liner: '' });
    expect(paste([['x'.repeat(501)]], 0, at('card_number')).faults[0]).toContain('limit is 500');
    expect(paste([['y'.repeat(900)]], 0, at('copies')).faults[0]?.length).toBeLessThan(120);
  });

  it('makes no cards of empty rows, and no more than a deck may have', () => {
    const { newCardCount, cards } = paste([['Last'], [' ', ''], ['New'], ['', '']], 2, 0);
    expect([newCardCount, cards.length, cards[3]?.translations.en?.title]).toEqual([1, 4, 'New']);
    const ids = Array.from({ length: 9_999 }, (_, index) => `id ${index}`);
    const more = pasteBlock(deck, [['a'], ['b'], ['c']], { ids, columns, ...CORNER, row: 9_999 });
    expect([more.newCardCount, more.faults]).toEqual([1, ['2 rows left out: a deck has at most 10,000 cards.']]);
  });

  it('makes no more values than a card may have', () => {
    const names = Array.from({ length: 102 }, (_, index) => `Value ${index}`);
    const { faults, cards } = paste(
      [
        ['Title', ...names],
        ['Hail', ...names],
      ],
      0,
      0,
    );
    expect(Object.keys(cards[0]?.fields ?? {})).toHaveLength(100);
    expect(faults).toEqual([expect.stringMatching(/^2 columns left out: .*100 values/)]);
  });

  it('has a column for every value of the deck, kept as a number where it is one', () => {
    const valued = produce(deck, (draft) => {
      const card = draft.categories[0]?.cards[0];
      if (card !== undefined) card.fields = { cost: 2 };
    });
    const cost = columnsOf(valued).find(({ id }) => id === 'field:cost');
    const recipe = cost?.write('A2', '5', 'en');
    const after = typeof recipe === 'function' ? produce(valued, recipe) : valued;
    expect(after.categories[0]?.cards[1]?.fields).toEqual({ cost: 5 });
  });
});
