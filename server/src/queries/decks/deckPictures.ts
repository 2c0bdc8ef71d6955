import type { Executor } from '../executor.js';
import { queryRows } from '../rows.js';
import type { DeckStatus } from './rows.js';

const TABLE = 'app.deck_pictures';

/** Keeps which private pictures a deck shows. */
export async function writeDeckPictures(executor: Executor, deckId: string, paths: readonly string[]): Promise<void> {
  await executor.raw('delete from app.deck_pictures where deck_id = ? and path <> all(?::text[])', [
    deckId,
    [...paths],
  ]);
  if (paths.length === 0) return;
  await executor(TABLE)
    .insert(paths.map((path) => ({ deck_id: deckId, path })))
    .onConflict(['path', 'deck_id'])
    .ignore();
}

interface ShowingDeck {
  readonly status: DeckStatus;
  readonly deleted_at: string | null;
}

/** The owner's decks that show a picture. */
export function decksShowing(executor: Executor, path: string, ownerId: string): Promise<ShowingDeck[]> {
  return queryRows<ShowingDeck>(
    executor,
    `select d.status, d.deleted_at from app.deck_pictures p join app.decks d on d.id = p.deck_id
     where p.path = ? and d.user_id = ?`,
    [path, ownerId],
  );
}
