import type { Executor } from '../executor.js';
import { queryRows } from '../rows.js';

const PICK = `select d.id from app.decks d
  where d.listed_at is not null and exists (select from app.cards k where k.deck_id = d.id)
  order by random() limit 1`;

/** @returns the id of any deck of the directory that has cards; undefined if there is none */
export async function pickPublicDeck(executor: Executor): Promise<string | undefined> {
  const [deck] = await queryRows<{ id: string }>(executor, PICK, []);
  return deck?.id;
}
