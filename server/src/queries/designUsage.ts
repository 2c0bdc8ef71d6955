import type { Executor } from './executor.js';
import { queryRows } from './rows.js';

/** A deck that uses a design. */
export interface UsingDeck {
  readonly id: string;
  readonly title: string;
  readonly user_id: string | null;
  readonly deleted: boolean;
}

/** How often decks, categories and cards use a template. */
export interface TemplateUsage {
  readonly decks: number;
  readonly categories: number;
  readonly cards: number;
}

const DECK = `d.id, d.user_id, d.deleted_at is not null as deleted,
  coalesce(d.translations -> d.default_language ->> 'title', '') as title`;

const NAMES_IT = '(front_template_id = :id or back_template_id = :id)';
const OWNED = `deck_id in (select id from app.decks where :owner::uuid is null or user_id = :owner)`;

/** Counts the uses of a template. @param owner counts only this member's decks; null counts all decks */
export async function countTemplateUsage(executor: Executor, id: string, owner: string | null): Promise<TemplateUsage> {
  const rows = await queryRows<TemplateUsage>(
    executor,
    `select
       (select count(*)::int from app.decks where ${NAMES_IT} and (:owner::uuid is null or user_id = :owner)) as decks,
       (select count(*)::int from app.categories where ${NAMES_IT} and ${OWNED}) as categories,
       (select count(*)::int from app.cards where ${NAMES_IT} and ${OWNED}) as cards`,
    { id, owner },
  );
  return rows[0] ?? { decks: 0, categories: 0, cards: 0 };
}

/** Decks that use a template anywhere, including decks in the bin. */
export function decksWithTemplate(executor: Executor, id: string): Promise<UsingDeck[]> {
  return queryRows(
    executor,
    `select ${DECK} from app.decks d where d.id in (
       select id from app.decks where ${NAMES_IT}
       union select deck_id from app.categories where ${NAMES_IT}
       union select deck_id from app.cards where ${NAMES_IT}) order by d.updated_at desc, d.id`,
    { id },
  );
}

/** Like `decksWithTemplate`, for a colour scheme. */
export function decksWithColorScheme(executor: Executor, id: string): Promise<UsingDeck[]> {
  return queryRows(
    executor,
    `select ${DECK} from app.decks d where d.color_scheme_id = ? order by d.updated_at desc, d.id`,
    [id],
  );
}

/** Increments the versions, so that an editor with one of these decks open learns that it changed. */
export async function touchDecks(executor: Executor, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await executor('app.decks')
    .whereIn('id', ids)
    .update({ version: executor.raw('version + 1'), updated_at: now });
}
