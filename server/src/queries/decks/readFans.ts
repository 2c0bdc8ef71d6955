import type { Executor } from '../executor.js';
import type { CardRow, CategoryRow } from './rows.js';
import { queryRows } from '../rows.js';

/** A few cards that represent a deck: the first card of each category, then the second cards. */
export interface Fan {
  readonly deck_id: string;
  readonly cards: readonly { readonly category: CategoryRow; readonly card: CardRow }[];
}

const CARDS = 4;

const FANS = `
select deck.id as deck_id, json_agg(json_build_object('category', row_to_json(c), 'card', row_to_json(k))
  order by chosen.turn, c.position, c.id) as cards
from unnest(?::uuid[]) as deck(id)
cross join lateral (
  select category.id as category_id, first.id, first.turn
  from app.categories category
  cross join lateral (
    select card.id, row_number() over (order by card.position, card.id) as turn
    from app.cards card where card.category_id = category.id order by turn limit ${CARDS}) first
  where category.deck_id = deck.id order by first.turn, category.position, category.id limit ${CARDS}) chosen
join app.categories c on c.id = chosen.category_id
join app.cards k on k.id = chosen.id
group by deck.id`;

/** Reads the fans of decks; decks without cards have none. */
export async function readFans(executor: Executor, deckIds: readonly string[]): Promise<Map<string, Fan>> {
  if (deckIds.length === 0) return new Map();
  const rows = await queryRows<Fan>(executor, FANS, [[...deckIds]]);
  return new Map(rows.map((fan) => [fan.deck_id, fan]));
}
