import { memberPathIn } from '../../addresses/objectPath.js';
import { deleteVersions, hasVersion, insertVersion, listVersions } from '../../queries/decks/deckVersions.js';
import type { DeckTree } from '../../queries/decks/rows.js';
import type { Services } from '../../services.js';
import { packJson } from './packJson.js';
import { thinVersions } from '../versions/thinVersions.js';

interface Saved {
  /** The deck before the save, which is kept as well if no version has been kept yet. */
  readonly before: DeckTree;
  readonly after: DeckTree;
  readonly savedBy: string;
}

/**
 * Keeps a saved version in the deck's history, and thins the history. A failure is logged: the save itself has succeeded.
 */
export async function keepVersion(
  { database: { knex }, deckContents, clock, log }: Pick<Services, 'database' | 'deckContents' | 'clock' | 'log'>,
  { before, after, savedBy }: Saved,
): Promise<void> {
  const keep = async (tree: DeckTree, by: string | null): Promise<void> =>
    insertVersion(knex, {
      deckId: tree.deck.id,
      version: tree.deck.version,
      savedAt: new Date(tree.deck.updated_at),
      savedBy: by,
      cardCount: tree.cards.length,
      content: await packJson(await deckContents.texts.deck(tree)),
      pictures: picturesIn(tree),
    });
  const { id } = after.deck;
  try {
    if (!(await hasVersion(knex, id, before.deck.version))) await keep(before, null);
    await keep(after, savedBy);
    await deleteVersions(knex, id, thinVersions(await listVersions(knex, id), clock()));
  } catch (error) {
    log.error({ err: error, deck: id }, 'could not keep a version of a deck');
  }
}

/** The paths of the members' pictures that a deck shows. */
function picturesIn({ deck, categories, cards }: DeckTree): readonly string[] {
  const paths = [deck, ...categories, ...cards].flatMap(({ illustration }) => memberPathIn(illustration ?? '') ?? []);
  return [...new Set(paths)];
}
