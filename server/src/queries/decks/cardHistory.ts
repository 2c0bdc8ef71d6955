import type { Executor } from '../executor.js';
import { queryRows } from '../rows.js';
import type { CardRow } from './rows.js';

/** The fields of a card that are printed. */
export type CardContent = Pick<
  CardRow,
  | 'translations'
  | 'icon'
  | 'illustration'
  | 'illustration_alt'
  | 'illustration_focus'
  | 'art_seed'
  | 'front_template_id'
  | 'back_template_id'
  | 'primary_color_key'
  | 'card_number'
  | 'attribution'
  | 'fields'
>;

/** The content of a card from a certain version of its deck on. */
export interface CardState {
  readonly version: number;
  readonly changed_at: Date;
  readonly was_public: boolean;
  readonly content: CardContent;
}

/** A card that a save has changed. */
export interface ChangedCard {
  readonly card_id: string;
  readonly before: CardContent;
  readonly after: CardContent;
}

interface Change {
  readonly deckId: string;
  readonly cards: readonly ChangedCard[];
  readonly before: { readonly version: number; readonly savedAt: Date; readonly isPublic: boolean };
  readonly after: { readonly version: number; readonly savedAt: Date; readonly isPublic: boolean };
}

/** The history of a card is this long at most; the oldest states go first. */
const MOST_STATES = 100;

/** Adds a state to every changed card. A card without a history begins with what it said before. */
export async function insertCardStates(executor: Executor, { deckId, cards, before, after }: Change): Promise<void> {
  const changed = JSON.stringify(cards);
  await executor.raw(
    `insert into app.card_history (card_id, version, deck_id, changed_at, was_public, content)
     select c.card_id, ?, ?, ?, ?, c.before from jsonb_to_recordset(?::jsonb) as c(card_id uuid, before jsonb)
     where not exists (select 1 from app.card_history h where h.card_id = c.card_id)
     on conflict do nothing`,
    [before.version, deckId, before.savedAt, before.isPublic, changed],
  );
  await executor.raw(
    `insert into app.card_history (card_id, version, deck_id, changed_at, was_public, content)
     select c.card_id, ?, ?, ?, ?, c.after from jsonb_to_recordset(?::jsonb) as c(card_id uuid, after jsonb)
     on conflict do nothing`,
    [after.version, deckId, after.savedAt, after.isPublic, changed],
  );
  await executor.raw(
    `delete from app.card_history h using (
       select card_id, version, row_number() over (partition by card_id order by version desc) as age
       from app.card_history where card_id = any(?::uuid[])) old
     where h.card_id = old.card_id and h.version = old.version and old.age > ?`,
    [cards.map(({ card_id: id }) => id), MOST_STATES],
  );
}

/** Marks what the cards of a deck say now as public, because the deck was published. */
export async function publishCardStates(executor: Executor, deckId: string): Promise<void> {
  await executor.raw(
    `update app.card_history h set was_public = true where h.deck_id = ? and not h.was_public
       and h.version = (select max(x.version) from app.card_history x where x.card_id = h.card_id)`,
    [deckId],
  );
}

/** The last change of a card, and the version in which it was as before. */
export interface LastChange {
  readonly card_id: string;
  readonly changed_at: Date;
  readonly before: number;
}

const LAST_CHANGES = `select card_id, changed_at, before from (
    select h.card_id, h.changed_at, h.was_public, lag(h.version) over states as before,
      lag(h.was_public) over states as before_was_public,
      lead(h.version) over states is null as is_last
    from app.card_history h where h.deck_id = ? window states as (partition by h.card_id order by h.version)) changes
  where is_last and was_public and before_was_public order by changed_at desc, card_id limit ?`;

/** The cards of a deck that everybody could read before and after they changed, the latest first. */
export function readLastChanges(executor: Executor, deckId: string, limit: number): Promise<LastChange[]> {
  return queryRows<LastChange>(executor, LAST_CHANGES, [deckId, limit]);
}

/** Oldest first; empty for a card that has never changed. */
export function readCardStates(executor: Executor, cardId: string): Promise<CardState[]> {
  return queryRows<CardState>(
    executor,
    'select version, changed_at, was_public, content from app.card_history where card_id = ? order by version',
    [cardId],
  );
}
