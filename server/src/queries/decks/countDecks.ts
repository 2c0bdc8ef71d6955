import type { Executor } from '../executor.js';
import { textContains } from './deckOrders.js';
import type { Condition } from '../keysetPage.js';
import type { OwnFilter } from './listDecks.js';
import type { DeckStatus } from './rows.js';
import { queryRows } from '../rows.js';

/** Counts a list's decks by status, ignoring the list's status filter. */
export async function countDecks(
  executor: Executor,
  { bin, userId, search }: OwnFilter,
): Promise<Partial<Record<DeckStatus, number>>> {
  const conditions: Condition[] = [[bin ? 'd.deleted_at is not null' : 'd.deleted_at is null']];
  if (userId !== undefined) conditions.push(['d.user_id = ?', userId]);
  if (search !== undefined) conditions.push(textContains(search));
  const rows = await queryRows<{ status: DeckStatus; count: number }>(
    executor,
    `select d.status, count(*)::int as count from app.decks d
     where ${conditions.map(([sql]) => sql).join(' and ')} group by d.status`,
    conditions.flatMap(([, ...values]) => values),
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}
