import { describe, expect, it } from 'vitest';
import { aDocument } from '../../deck/document/testing/aDocument.js';
import type { DeckCard, DeckDocument } from '../../deck/document/types.js';
import { matchChoices, matchPictures, type MatchBy } from './matchPictures.js';

/** A deck with a card for each object; ids A1, A2, … */
function deckOf(...cards: readonly Partial<DeckCard & { title: string; de: string }>[]): DeckDocument {
  const deck = aDocument(cards.length);
  deck.categories[0]?.cards.forEach((card, index) => {
    const { title = '', de, ...changes } = cards[index] ?? {};
    const empty = Object.values(card.translations)[0];
    if (empty !== undefined)
      card.translations = { en: { ...empty, title }, ...(de !== undefined && { de: { ...empty, title: de } }) };
    Object.assign(card, changes);
  });
  return deck;
}

/** `A1=dragon.png A2=owl.jpg` */
function matched(deck: DeckDocument, files: readonly string[], by?: MatchBy): string {
  return [...matchPictures(deck, files, by)]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([id, file]) => `${id}=${files[file]}`)
    .join(' ');
}

describe('matchPictures', () => {
  it.each([
    ['Dragon’s Lair', 'dragons-lair.png'],
    ['Dragon’s Lair', 'DRAGONS_LAIR.JPG'],
    ['Éclair au café', 'eclair au cafe.webp'],
    ['Éclair au café', 'E\u0301clair au cafe\u0301.png'],
    ['Grüner Käfer', 'gruener_kaefer.png'],
    ['Grüner Käfer', 'gruner-kafer.png'],
    ['Große Straße', 'grosse strasse.jpeg'],
    ['ランプ', 'art/ランプ.png'],
    ['Old Forest', 'Old Forest (1).png'],
    ['Old Forest', 'old-forest@2x.png'],
    ['Old Forest', 'C:\\art\\old forest copy.svg'],
    ['Old Forest', '07_old-forest.png'],
    ['Level 2', 'level-2.png'],
  ])('finds the card %s for %s', (title, file) => {
    expect(matched(deckOf({ title }, { title: 'Other' }), [file])).toBe(`A1=${file}`);
  });

  it('finds the card whose table says %20 for spaces in the name of the file', () => {
    const deck = deckOf({ title: 'A', illustration: 'My%20deck/old%20forest.png' }, { title: 'B' });
    expect(matched(deck, ['old forest.png'], 'illustration')).toBe('A1=old forest.png');
  });

  it('finds titles in every language', () => {
    expect(matched(deckOf({ title: 'Lamp', de: 'Laterne' }), ['laterne.png'])).toBe('A1=laterne.png');
  });

  it.each([
    ['7', '007.png'],
    ['EW-007', 'ew7.png'],
    ['007', 'card_7.png'],
    ['1-01', '1_1.png'],
  ])('finds the card with the number %s for %s', (number, file) => {
    expect(matched(deckOf({ title: 'A', card_number: number }, { title: 'B', card_number: '11' }), [file])).toBe(
      `A1=${file}`,
    );
  });

  it('prefers the column with file names, then titles, then numbers', () => {
    const deck = deckOf(
      { title: 'Owl', illustration: 'art/bird 1.png' },
      { title: 'Bird 1' },
      { title: 'Cat', card_number: '3' },
    );
    expect(matched(deck, ['bird-1.jpg', 'owl.png', '3.png'])).toBe('A1=bird-1.jpg A3=3.png');
    expect(matched(deck, ['bird-1.jpg', 'owl.png'], 'title')).toBe('A1=owl.png A2=bird-1.jpg');
  });

  it('reads file names in a custom field, also without their extensions if it is chosen', () => {
    const deck = deckOf({ title: 'Owl', fields: { art: 'night.png' } }, { title: 'Cat', fields: { art: 'day' } });
    expect(matched(deck, ['night.webp', 'day.webp'])).toBe('A1=night.webp');
    expect(matched(deck, ['night.webp', 'day.webp'], 'field:art')).toBe('A1=night.webp A2=day.webp');
    expect(matchChoices(deck)).toEqual(['best', 'title', 'place', 'field:art']);
  });

  it('reads a bare number as a place in the deck only if no card has a number', () => {
    expect(matched(deckOf({ title: 'A' }, { title: 'B' }), ['2.png', '9.png'])).toBe('A2=2.png');
    expect(matched(deckOf({ title: 'A', card_number: '5' }, { title: 'B' }), ['2.png'])).toBe('');
  });

  it('gives cards of the same title one picture, or their own by number', () => {
    const deck = deckOf({ title: 'Wolf', card_number: '1' }, { title: 'Wolf', card_number: '2' });
    expect(matched(deck, ['wolf.png'])).toBe('A1=wolf.png A2=wolf.png');
    expect(matched(deck, ['wolf-2.png', 'wolf-1.png'])).toBe('A1=wolf-1.png A2=wolf-2.png');
  });

  it('gives a card only one picture, and none to names that mean no card', () => {
    expect(matched(deckOf({ title: 'Wolf' }), ['wolf-2.png', 'wolf.png', 'fox.png', '.png', '???.jpg'])).toBe(
      'A1=wolf.png',
    );
  });
});
