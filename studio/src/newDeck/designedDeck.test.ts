import { parseDeckFile, parseTemplate, type Catalogue, type DeckFile } from '@cardwright/renderer';
import { describe, expect, it } from 'vitest';
import { designedDeck } from './designedDeck.js';

const template = (slug: string) => {
  const parsed = parseTemplate({ slug, name: slug, json_config: { ratio: '2.5:3.5' } });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
};
const [hoard, plain] = [template('word-hoard'), template('plain')];
const scheme = { id: '6f1c1f0e-3a0c-4c43-8a54-5ad8a3b5c101', slug: 'dusk', name: 'Dusk' };
const catalogue = { templates: [hoard, plain], colorSchemes: [scheme] } as unknown as Catalogue;

function deckFile(parts: object): DeckFile {
  const parsed = parseDeckFile({ translations: { en: { title: 'Words' } }, categories: [], ...parts });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

describe('the designs of a deck that is not stored yet', () => {
  it('are those that its file names, before those that it refers to', () => {
    const file = deckFile({ templates: { front: 'word-hoard' }, front_template_id: 'plain', color_scheme: 'dusk' });
    const { deck } = designedDeck(file, catalogue);
    expect([deck.front_template_id, deck.back_template_id, deck.color_scheme_id]).toEqual([
      'word-hoard',
      null,
      scheme.id,
    ]);
    expect(designedDeck(deckFile({ front_template_id: 'plain' }), catalogue).deck.front_template_id).toBe('plain');
  });

  it('are also those that its file contains', () => {
    const own = { slug: 'mine', name: 'Mine', json_config: { ratio: '1:1' } };
    const { deck, catalogue: found } = designedDeck(deckFile({ templates: { front: 'plain', back: own } }), catalogue);
    expect(found.templates.find(({ id }) => id === deck.back_template_id)?.slug).toBe('mine');
    expect(deck.front_template_id).toBe('plain');
  });

  it('are those that were chosen for it, if any were', () => {
    const chosen = { front: 'plain', back: null, colorScheme: null };
    const { deck } = designedDeck(deckFile({ templates: { front: 'word-hoard' } }), catalogue, chosen);
    expect([deck.front_template_id, deck.color_scheme_id]).toEqual(['plain', null]);
  });

  it('are the defaults where the catalogue has none of the name', () => {
    expect(designedDeck(deckFile({ templates: { front: 'gone' } }), catalogue).deck.front_template_id).toBeNull();
  });
});
