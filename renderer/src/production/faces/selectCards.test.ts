import { type Deck, parseDeckFile } from '../../schema/index.js';
import { describe, expect, it } from 'vitest';
import { selectCards } from './selectCards.js';
import { selectLanguages } from './selectLanguages.js';

function deckOf(...titles: string[]): Deck {
  const cards = titles.map((title) => ({ translations: { en: { title }, de: { title: `${title} (de)` } } }));
  const parsed = parseDeckFile({ categories: [{ cards: cards.slice(0, 3) }, { cards: cards.slice(3) }] });
  if (!parsed.ok) throw new Error('no deck');
  return parsed.value;
}

const deck = deckOf('Lamp', 'Moon', 'Salt, Pepper', 'Lamp Post', '1984', 'Owl');

function selected(selection: string | undefined): number[] {
  const keep = selectCards(selection, deck);
  return [1, 2, 3, 4, 5, 6].filter((number) => keep({ number }));
}

describe('selectCards', () => {
  it.each([
    [undefined, [1, 2, 3, 4, 5, 6]],
    ['', [1, 2, 3, 4, 5, 6]],
    ['2', [2]],
    ['1-3,6', [1, 2, 3, 6]],
    ['4-', [4, 5, 6]],
    ['lamp', [1]],
    ['LAMP POST, owl', [4, 6]],
    ['amp', [1, 4]],
    ['"Salt, Pepper"', [3]],
    ['Moon (de)', [2]],
  ])('%j selects cards %j', (selection, numbers) => {
    expect(selected(selection)).toEqual(numbers);
  });

  it('takes printed numbers for which there is no place, and those with letters', () => {
    const parsed = parseDeckFile({
      categories: [{ cards: ['10', '20', 'A-07', '1'].map((card_number) => ({ card_number })) }],
    });
    if (!parsed.ok) throw new Error('no deck');
    const { value } = parsed;
    const numbers = (selection: string): number[] =>
      [1, 2, 3, 4].filter((number) => selectCards(selection, value)({ number }));
    expect(numbers('20,a-07')).toEqual([2, 3]);
    expect(numbers('1')).toEqual([1]);
  });

  it.each([
    ['0', /There is no card 0; the deck has 6 cards, numbered by their places from 1/],
    ['7', /There is no card 7;/],
    ['8-', /There is no card 8-;/],
    ['5-99', /There is no card 99; the deck has 6 cards/],
    ['3-2', /The range 3-2 runs backwards/],
    ['Mooon', /did you mean "Moon"/],
    ['Zeppelin', /No card is called "Zeppelin"/],
  ])('refuses %j', (selection, message) => {
    expect(() => selected(selection)).toThrow(expect.objectContaining({ name: 'CardwrightError', path: 'cards' }));
    expect(() => selected(selection)).toThrow(message);
  });
});

describe('selectLanguages', () => {
  it.each([
    [undefined, ['en']],
    [['de'], ['de']],
    [
      ['DE', ' en'],
      ['de', 'en'],
    ],
    [['de', 'de'], ['de']],
    [['all'], ['en', 'de']],
    [
      ['de', 'all'],
      ['de', 'en'],
    ],
  ])('%j means %j', (asked, languages) => {
    expect(selectLanguages(asked, deck)).toEqual(languages);
  });

  it('rejects a language that the deck does not have, and lists its languages', () => {
    expect(() => selectLanguages(['fr'], deck)).toThrow(/no texts in "fr"; it has en, de/);
    expect(() => selectLanguages(['all', 'fr'], deck)).toThrow(/no texts in "fr"/);
    expect(() => selectLanguages(['', ''], deck)).toThrow(expect.objectContaining({ path: 'languages' }));
  });
});
