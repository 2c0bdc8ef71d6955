import { idsOfShortCode } from '@cardwright/renderer/short-code';
import type { Executor } from '../executor.js';
import { queryRows } from '../rows.js';

const PUBLIC = `d.deleted_at is null and d.status in ('published', 'early-access', 'unlisted')`;

/**
 * The id of the public deck with a short code. Should two share it, which takes billions of decks, it leads to the older
 * one, as always.
 */
export async function findDeckByCode(executor: Executor, code: string): Promise<string | undefined> {
  const ids = idsOfShortCode(code);
  if (ids === undefined) return undefined;
  const rows = await queryRows<{ id: string }>(
    executor,
    `select d.id from app.decks d where d.id between ? and ? and ${PUBLIC} order by d.created_at, d.id limit 1`,
    [ids.first, ids.last],
  );
  return rows[0]?.id;
}

/** A card of a public deck with its place in it. */
export interface FoundCard {
  readonly id: string;
  readonly deck_id: string;
  /** From 1. */
  readonly number: number;
  readonly card_count: number;
  readonly author: string | null;
}

/** The card of a public deck with a short code. */
export async function findCardByCode(executor: Executor, code: string): Promise<FoundCard | undefined> {
  const ids = idsOfShortCode(code);
  if (ids === undefined) return undefined;
  const rows = await queryRows<FoundCard>(
    executor,
    `with found as (
       select k.id, k.deck_id, d.user_id from app.cards k join app.decks d on d.id = k.deck_id
       where k.id between ? and ? and ${PUBLIC} order by k.created_at, k.id limit 1),
     placed as (
       select k.id, row_number() over (order by c.position, c.id, k.position, k.id)::int as number,
         count(*) over ()::int as card_count
       from app.cards k join app.categories c on c.id = k.category_id
       where k.deck_id = (select deck_id from found))
     select f.id, f.deck_id, p.number, p.card_count,
       (select m.display_name from app.members m where m.id = f.user_id) as author
     from found f join placed p on p.id = f.id`,
    [ids.first, ids.last],
  );
  return rows[0];
}
