import { join } from 'node:path';
import { officialCatalogue } from '@cardwright/templates';
import { loadDeck } from '@cardwright/renderer/production';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/temporaryFolder.js';
import { readPlaces } from './readPlaces.js';

const YAML = `templates: { front: default }
translations: { en: { title: Three } }
categories:
  - cards:
      - translations: { en: { title: First } }
`;

async function lines(source: string): Promise<unknown[]> {
  const placeOf = await readPlaces(await loadDeck(source, officialCatalogue()));
  const cards = [1, 2, 3].map((number) => placeOf?.({ card: { number, title: '' } }));
  return [placeOf?.({}), ...cards];
}

describe('readPlaces', () => {
  it('finds cards in the deck file and in the table of a folder', async () => {
    const folder = temporaryFolder({ 'deck.yaml': YAML, 'cards.csv': 'title,text\nSecond,"two\nlines"\nThird,\n' });
    const [yaml, csv] = [join(folder, 'deck.yaml'), join(folder, 'cards.csv')];
    expect(await lines(folder)).toEqual([
      { file: yaml, line: 1 },
      { file: yaml, line: 5 },
      { file: csv, line: 2 },
      { file: csv, line: 4 },
    ]);
  });

  it('finds cards of a deck file in the order of their positions', async () => {
    const card = (position: string): string => `{ "position": "${position}" }`;
    const json = `{ "templates": { "front": "default" }, "categories": [{ "cards": [\n${card('0|200000:')},\n${card('0|100000:')}\n] }] }`;
    const file = join(temporaryFolder({ 'deck.json': json }), 'deck.json');
    expect(await lines(file)).toMatchObject([{ line: 1 }, { line: 3 }, { line: 2 }, { file, line: 1 }]);
  });

  it('finds cards of a bare table', async () => {
    const file = join(temporaryFolder({ 'birds.csv': 'title\nOwl\n' }), 'birds.csv');
    expect((await lines(file)).slice(0, 2)).toEqual([
      { file, line: 1 },
      { file, line: 2 },
    ]);
  });

  it('finds no lines of a deck that is not in files', async () => {
    const folder = temporaryFolder({ 'deck.yaml': YAML });
    const { deck } = await loadDeck(folder, officialCatalogue());
    expect(await readPlaces({ deck, source: 'https://example.org/decks/1' })).toBeUndefined();
  });
});
