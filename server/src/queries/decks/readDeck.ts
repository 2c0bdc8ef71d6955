import type { Executor } from '../executor.js';
import type { AuthorRow, DeckContent, DeckRow, DeckTree } from './rows.js';
import { queryRows } from '../rows.js';

const HEAD = `row_to_json(d) as deck,
  (select json_build_object('id', m.id, 'display_name', m.display_name, 'avatar_url', m.avatar_url)
   from app.members m where m.id = d.user_id) as author`;

const ROW = `select ${HEAD} from app.decks d where d.id = ?`;

/** One row each, because a long JSON text would take long to parse, and nobody else would be served. */
const CONTENT = `
  select 'category' as kind, c.position, c.id, row_to_json(c) as value from app.categories c where c.deck_id = :id
  union all select 'card', k.position, k.id, row_to_json(k) from app.cards k where k.deck_id = :id`;

const TREE = `
  select 'head' as kind, '' as position, h.id, to_json(h) as value
  from (select d.id, ${HEAD} from app.decks d where d.id = :id) h union all ${CONTENT}`;

interface Parts {
  readonly head: readonly DeckAndAuthor[];
  readonly category: DeckContent['categories'];
  readonly card: DeckContent['cards'];
}

/** Reads rows of several kinds by one statement, in order of their positions. */
async function readParts(executor: Executor, statement: string, id: string): Promise<Parts> {
  const sql = `select kind, value from (${statement}) part order by position collate "C", id`;
  const rows = await queryRows<{ kind: keyof Parts; value: never }>(executor, sql, { id });
  const parts: Record<keyof Parts, never[]> = { head: [], category: [], card: [] };
  for (const { kind, value } of rows) parts[kind].push(value);
  return parts;
}

/** A deck with its content, even if deleted; the caller must check. */
export async function readDeckTree(executor: Executor, id: string): Promise<DeckTree | undefined> {
  const { head, category, card } = await readParts(executor, TREE, id);
  return head[0] && { ...head[0], categories: category, cards: card };
}

/** Categories and cards of a deck, in order. */
export async function readDeckContent(executor: Executor, id: string): Promise<DeckContent> {
  const { category, card } = await readParts(executor, CONTENT, id);
  return { categories: category, cards: card };
}

type DeckAndAuthor = Pick<DeckTree, 'deck' | 'author'>;

/**
 * A deck's own row and its author.
 * @param lock locks the row until the transaction ends, so that saves of one deck run one at a time
 */
export async function readDeckRow(executor: Executor, id: string, lock = false): Promise<DeckAndAuthor | undefined> {
  const rows = await queryRows<DeckAndAuthor>(executor, lock ? `${ROW} for update of d` : ROW, [id]);
  return rows[0];
}

/** What determines who may read a deck, and whether a cached response is still valid. */
export interface DeckState extends Pick<DeckRow, 'user_id' | 'status' | 'deleted_at'> {
  readonly author: AuthorRow | null;
  /** The version and time, other columns that change without a new version, and the same for every design. */
  readonly rest: unknown;
}

const STATE = `
select d.user_id, d.status, d.deleted_at, json_build_array(
    d.version, d.updated_at, d.world_id, d.listed_at, d.front_template_id, d.back_template_id, d.color_scheme_id,
    (select s.updated_at from app.color_schemes s where s.id = d.color_scheme_id),
    (select json_agg(json_build_array(t.id, t.version, t.updated_at) order by t.id)
     from app.templates t where t.id = any(?::uuid[]))) as rest,
  (select json_build_object('id', m.id, 'display_name', m.display_name, 'avatar_url', m.avatar_url)
   from app.members m where m.id = d.user_id) as author
from app.decks d where d.id = ?`;

/** One small row, however large the deck. @param templateIds the templates that the deck is known to use */
export async function readDeckState(
  executor: Executor,
  id: string,
  templateIds: readonly string[],
): Promise<DeckState | undefined> {
  const rows = await queryRows<DeckState>(executor, STATE, [[...templateIds], id]);
  return rows[0];
}

/** What determines who may read a deck, and its version. */
export type DeckHead = Pick<DeckRow, 'id' | 'user_id' | 'status' | 'version' | 'deleted_at'>;

/** @param lock locks the row until the transaction ends, so that saves of one deck run one at a time */
export async function readDeckHead(executor: Executor, id: string, lock = false): Promise<DeckHead | undefined> {
  const query = executor<DeckHead>('app.decks')
    .select('id', 'user_id', 'status', 'version', 'deleted_at')
    .where({ id });
  return lock ? query.forUpdate().first() : query.first();
}

/** The deck of a category. */
export async function readDeckOfCategory(executor: Executor, id: string): Promise<DeckHead | undefined> {
  return readHeadThrough(executor, 'app.categories', id);
}

/** The deck and the category of a card. */
export async function readDeckOfCard(
  executor: Executor,
  id: string,
): Promise<(DeckHead & { category_id: string }) | undefined> {
  return readHeadThrough(executor, 'app.cards', id, ['r.category_id']) as Promise<
    (DeckHead & { category_id: string }) | undefined
  >;
}

function readHeadThrough(
  executor: Executor,
  table: string,
  id: string,
  columns: readonly string[] = [],
): Promise<DeckHead | undefined> {
  return executor(`${table} as r`)
    .join('app.decks as d', 'd.id', 'r.deck_id')
    .where('r.id', id)
    .first<DeckHead | undefined>('d.id', 'd.user_id', 'd.status', 'd.version', 'd.deleted_at', ...columns);
}
