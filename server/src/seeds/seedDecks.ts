import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { DeckFile } from '@cardwright/renderer';
import { loadDeck } from '@cardwright/renderer/production';
import { demoDecks, officialCatalogue } from '@cardwright/templates';
import { createDeckIn } from '../commands/decks/createDeck.js';
import { removeDeck } from '../queries/decks/binDeck.js';
import { inTransaction } from '../queries/executor.js';
import type { Services } from '../services.js';
import { seedRow } from './seedRow.js';
import { stableId } from './stableId.js';

type Rooms = Pick<Services, 'database' | 'storage' | 'clock' | 'log'>;

/** Loads the demo decks: published, in their worlds, with pictures in the storage, and without an owner. */
export async function seedDecks({ database, storage, clock, log }: Rooms): Promise<void> {
  for (const { name, path } of demoDecks()) {
    const { deck } = await loadDeck(path, officialCatalogue());
    const id = stableId(`deck ${name}`);
    const pictures = new Map<string, string>();
    for (const picture of picturesOf(deck)) {
      const address = `official/decks/${name}/${stableId(`${name} ${picture}`)}${extname(picture).toLowerCase()}`;
      pictures.set(picture, storage.publicUrl(address));
      await storage.put(address, await readFile(join(path, picture)), { ownerId: null });
    }
    const now = clock();
    await inTransaction(database, (executor) =>
      seedRow({ executor, now, log }, 'deck', id, deck, async (trx) => {
        await removeDeck(trx, id);
        const { templates: _templates, color_scheme: _scheme, ...content } = withPictures(deck, pictures);
        await createDeckIn(trx, { ...content, id }, { userId: null, faults: 'report' }, now);
      }),
    );
  }
}

function picturesOf(deck: DeckFile): ReadonlySet<string> {
  const places = [deck, ...deck.categories, ...deck.categories.flatMap(({ cards }) => cards)];
  const paths = places.map(({ illustration }) => illustration);
  return new Set(paths.filter((path) => path !== null && !/^(https?:|data:|\/)/.test(path)) as string[]);
}

function withPictures(deck: DeckFile, pictures: ReadonlyMap<string, string>): DeckFile {
  const address = <T extends { illustration: string | null }>(thing: T): T => ({
    ...thing,
    illustration: pictures.get(thing.illustration ?? '') ?? thing.illustration,
  });
  return {
    ...address(deck),
    categories: deck.categories.map((category) => ({ ...address(category), cards: category.cards.map(address) })),
  };
}
