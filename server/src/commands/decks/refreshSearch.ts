import { listOutdatedSearch, writeDeckSearch } from '../../queries/decks/deckSearch.js';
import { readDeckContent, readDeckRow } from '../../queries/decks/readDeck.js';
import type { Executor } from '../../queries/executor.js';

/** The number of decks in one call, which then takes some seconds. */
const MOST = 1_000;

/** Rewrites search documents that an earlier version wrote. @returns how many decks it was */
export async function refreshSearch(executor: Executor): Promise<number> {
  const ids = await listOutdatedSearch(executor, MOST);
  for (const id of ids)
    await executor.transaction(async (trx) => {
      // Locked, so that no save can come between reading and writing.
      const row = await readDeckRow(trx, id, true);
      if (row !== undefined) await writeDeckSearch(trx, id, { ...row, ...(await readDeckContent(trx, id)) });
    });
  return ids.length;
}
