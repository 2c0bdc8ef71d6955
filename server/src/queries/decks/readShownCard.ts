import type { Executor } from '../executor.js';
import { queryRows } from '../rows.js';
import type { DeckDesigns } from './readDesigns.js';
import type { CardRow, CategoryRow, DeckRow } from './rows.js';

/** A card with everything that its faces depend on; a deck without cards has none. */
export interface ShownCard extends DeckDesigns {
  readonly deck: DeckRow;
  readonly category: CategoryRow | null;
  readonly card: CardRow | null;
}

const SHOWN = `
select row_to_json(d) as deck, row_to_json(c) as category, row_to_json(k) as card,
  coalesce((select json_agg(t) from app.templates t where t.id in (d.front_template_id, d.back_template_id,
    c.front_template_id, c.back_template_id, k.front_template_id, k.back_template_id)), '[]') as templates,
  (select row_to_json(s) from app.color_schemes s where s.id = d.color_scheme_id) as color_scheme
from app.decks d`;

const FIRST = `
left join app.cards k on k.id = (select first.id from app.categories category
  join app.cards first on first.category_id = category.id where category.deck_id = d.id
  order by category.position, category.id, first.position, first.id limit 1)
left join app.categories c on c.id = k.category_id`;

const GIVEN = `
join app.cards k on k.deck_id = d.id and k.id = ?
join app.categories c on c.id = k.category_id`;

/**
 * Reads one card of a deck, however many it has. The caller checks who may see it.
 * @param cardId the first card by default
 */
export async function readShownCard(
  executor: Executor,
  deckId: string,
  cardId?: string,
): Promise<ShownCard | undefined> {
  const [join, values] = cardId === undefined ? [FIRST, []] : [GIVEN, [cardId]];
  const rows = await queryRows<ShownCard>(executor, `${SHOWN} ${join} where d.id = ?`, [...values, deckId]);
  return rows[0];
}
