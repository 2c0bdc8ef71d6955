import { findPrivatePictures } from '../../addresses/findPrivatePictures.js';
import { writeDeckPictures } from '../../queries/decks/deckPictures.js';
import type { DeckTree } from '../../queries/decks/rows.js';
import { hasPrivateObjects } from '../../queries/storageObjects.js';
import type { Services } from '../../services.js';

/**
 * Notes which private pictures of its owner a saved deck shows. A failure is logged: the save itself has succeeded, and
 * pictures that are not noted stay private.
 */
export async function notePictures(
  { database: { knex }, deckContents, log }: Pick<Services, 'database' | 'deckContents' | 'log'>,
  tree: DeckTree,
): Promise<void> {
  const { id, user_id: owner } = tree.deck;
  if (owner === null) return;
  try {
    if (!(await hasPrivateObjects(knex, owner))) return;
    await writeDeckPictures(knex, id, findPrivatePictures(await deckContents.texts.deck(tree), owner));
  } catch (error) {
    log.error({ err: error, deck: id }, 'could not record the private pictures of a deck');
  }
}
