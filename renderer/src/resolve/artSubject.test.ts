import { describe, expect, it } from 'vitest';
import { changedFields } from '../plan/changedFields.js';
import { parseDeckFile, type Card, type Deck } from '../schema/index.js';
import { artSubject, withArtSeed } from './artSubject.js';

const ID = '0198c5e2-7f6e-4000-8000-3a9fb45c1d2e';

function deckOf(card: object): { readonly deck: Deck; readonly card: Card } {
  const parsed = parseDeckFile({
    translations: { en: { title: 'Weather' } },
    categories: [
      { translations: { en: { title: 'Wet' } }, cards: [{ translations: { en: { title: 'Rain' } }, ...card }] },
    ],
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const [first] = parsed.value.categories[0]?.cards ?? [];
  if (first === undefined) throw new Error('There is no card.');
  return { deck: parsed.value, card: first };
}

function subject(given: object): unknown {
  const { deck, card } = deckOf(given);
  const { category, card: own } = artSubject('card', { deck, category: deck.categories[0], card, language: 'en' });
  return [category, own];
}

describe('generated art', () => {
  it('follows the seed, else the id, else the title', () => {
    expect(subject({})).toEqual(['Wet', 'Rain']);
    expect(subject({ id: ID })).toEqual(['Wet', ID]);
    expect(subject({ id: ID, art_seed: 'Drizzle' })).toEqual(['Wet', 'Drizzle']);
    expect(subject({ art_seed: '' })).toEqual(['Wet', 'Rain']);
  });

  it('follows another text of a card without a title', () => {
    const description = 'It pours.';
    expect(subject({ translations: { en: { title: '', description } } })).toEqual(['Wet', description]);
    expect(subject({ translations: { en: { description } } })).toEqual(['Wet', description]);
    expect(subject({ translations: {} })).toEqual(['Wet', 'untitled']);
  });

  it('stays as it is under another id', () => {
    const other = '0198c5e2-7f6e-4000-8000-000000000001';
    for (const given of [{}, { id: ID }, { id: ID, art_seed: 'Drizzle' }, { translations: { en: { title: '' } } }]) {
      const { art_seed } = withArtSeed(deckOf(given).card, 'en');
      expect(subject({ id: other, art_seed })).toEqual(subject(given));
    }
  });

  it('has changed when it was drawn anew, and not when a card got an id and a seed', () => {
    const changes = (before: object, after: object): unknown =>
      changedFields(deckOf(before).card, deckOf(after).card).map(({ name }) => name);
    expect(changes({}, { id: ID, art_seed: 'Rain' })).toEqual([]);
    expect(changes({ id: ID }, { id: ID, art_seed: ID })).toEqual([]);
    expect(changes({ id: ID }, { id: ID, art_seed: 'Drizzle' })).toEqual(['art_seed']);
    expect(changes({ id: ID, art_seed: 'Drizzle' }, { id: ID })).toEqual(['art_seed']);
  });
});
