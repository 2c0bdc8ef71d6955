import type { Executor } from '../executor.js';
import type { AuthorRow, DeckContent, DeckRow, DeckTree } from './rows.js';

const HEAD = `row_to_json(d) as deck,
  (select json_build_object('id', m.id, 'display_name', m.display_name, 'avatar_url', m.avatar_url)
   from app.members m where m.id = d.user_id) as author`;

const ROW = `select ${HEAD} from app.decks d where d.id = ?`;

const CONTENT = `
  coalesce((select json_agg(c order by c.position, c.id) from app.categories c where c.deck_id = d.id), '[]') as categories,
  coalesce((select json_agg(k order by k.position, k.id) from app.cards k where k.deck_id = d.id), '[]') as cards`;

const TREE = `select ${HEAD}, ${CONTENT} from app.decks d where d.id = ?`;

/** A deck with its content, even if deleted; the caller must check. */
export async function readDeckTree(executor: Executor, id: string): Promise<DeckTree | undefined> {
  const { rows } = await executor.raw<{ rows: DeckTree[] }>(TREE, [id]);
  return rows[0];
}

/** Categories and cards of a deck, in order. */
export async function readDeckContent(executor: Executor, id: string): Promise<DeckContent> {
  const { rows } = await executor.raw<{ rows: DeckContent[] }>(`select ${CONTENT} from app.decks d where d.id = ?`, [
    id,
  ]);
  return rows[0] ?? { categories: [], cards: [] };
}

type DeckAndAuthor = Pick<DeckTree, 'deck' | 'author'>;

/**
 * A deck's own row and its author.
 * @param lock locks the row until the transaction ends, so that saves of one deck run one at a time
 */
export async function readDeckRow(executor: Executor, id: string, lock = false): Promise<DeckAndAuthor | undefined> {
  const { rows } = await executor.raw<{ rows: DeckAndAuthor[] }>(lock ? `${ROW} for update of d` : ROW, [id]);
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
  const { rows } = await executor.raw<{ rows: DeckState[] }>(STATE, [[...templateIds], id]);
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
