import type { Executor } from '../executor.js';
import type { AuthorRow, CardRow, CategoryRow, DeckRow, DeckStatus } from './rows.js';
import { OWN_ORDERS, publicSearch, textContains, type Order, type OwnSort, type PublicSort } from './deckOrders.js';
import type { Condition } from '../keysetPage.js';
import { queryRows } from '../rows.js';

/** A deck in a list: its row, its counts and, on request, the first card for the cover. */
export interface ListedDeck {
  readonly deck: DeckRow;
  readonly author: AuthorRow | null;
  readonly category_count: number;
  readonly card_count: number;
  /** The ratio of the front's template; null without one. */
  readonly ratio: string | null;
  readonly cover: { readonly category: CategoryRow; readonly card: CardRow } | null;
  /** The sort key, for the next page. */
  readonly sort_key: readonly (string | number | boolean)[];
}

export interface DeckPage {
  /** undefined for all. */
  readonly limit: number | undefined;
  readonly after?: ListedDeck['sort_key'];
  readonly withCover: boolean;
}

export interface OwnFilter {
  /** undefined for all decks, for admins. */
  readonly userId: string | undefined;
  readonly bin: boolean;
  readonly status?: DeckStatus | undefined;
  readonly search?: string | undefined;
  readonly sort: OwnSort;
}

export interface PublicFilter {
  /** A world's id or slug; includes all worlds below it. */
  readonly world?: string | undefined;
  /** Only decks that have texts in this language. */
  readonly language?: string | undefined;
  readonly search?: string | undefined;
  /** The language that the search is written in. */
  readonly searchLanguage?: string | undefined;
  readonly tag?: string | undefined;
  readonly author?: string | undefined;
  readonly minCards?: number | undefined;
  readonly maxCards?: number | undefined;
  /** Only decks under a licence that lets everyone copy them. */
  readonly copying?: boolean;
  /** Only decks that everybody may download to print. */
  readonly printing?: boolean;
  /** Only decks with these ids. */
  readonly ids?: readonly string[] | undefined;
  readonly sort?: PublicSort | undefined;
}

/** Decks of one member or of all members. */
export function listDecks(executor: Executor, filter: OwnFilter, page: DeckPage): Promise<ListedDeck[]> {
  const conditions: Condition[] = [[filter.bin ? 'd.deleted_at is not null' : 'd.deleted_at is null']];
  if (filter.userId !== undefined) conditions.push(['d.user_id = ?', filter.userId]);
  if (filter.status !== undefined) conditions.push(['d.status = ?', filter.status]);
  if (filter.search !== undefined) conditions.push(textContains(filter.search));
  return list(executor, { conditions, order: OWN_ORDERS[filter.sort] }, page);
}

/** Directory-listed decks: those with an illustration first, then the newest; best matches first in a search. */
export function listPublicDecks(executor: Executor, filter: PublicFilter, page: DeckPage): Promise<ListedDeck[]> {
  const conditions: Condition[] = [['d.listed_at is not null']];
  if (filter.world !== undefined) conditions.push([IN_WORLD, filter.world, filter.world]);
  if (filter.language !== undefined) conditions.push(['d.translations -> ? is not null', filter.language]);
  if (filter.author !== undefined) conditions.push(['d.user_id = ?', filter.author]);
  if (filter.tag !== undefined) conditions.push([HAS_TAG, filter.tag]);
  if (filter.minCards !== undefined) conditions.push([`${CARD_COUNT} >= ?`, filter.minCards]);
  if (filter.maxCards !== undefined) conditions.push([`${CARD_COUNT} <= ?`, filter.maxCards]);
  if (filter.copying === true) conditions.push([IS_FREE]);
  if (filter.printing === true) conditions.push(['d.allows_download']);
  if (filter.ids !== undefined) conditions.push(['d.id = any(?::uuid[])', `{${filter.ids.join()}}`]);
  const search = publicSearch(filter.search, filter.searchLanguage ?? filter.language, filter.sort);
  return list(executor, { ...search, conditions: [...conditions, ...search.conditions] }, page);
}

const CARD_COUNT = '(select count(*) from app.cards k where k.deck_id = d.id)';

/** The licences that people write into a copyright note, as whole words. */
const IS_FREE = String.raw`d.copyright_info ~* '\m(mit|apache|cc0|cc[ -]0|cc[ -]by|creative commons|public domain)\M'`;

const IN_WORLD = `d.world_id in (
  with recursive below as (
    select id from app.worlds where id::text = ? or slug = ?
    union select w.id from app.worlds w join below on w.parent_id = below.id)
  select id from below)`;

const HAS_TAG = `exists (select from jsonb_each(d.translations) t, jsonb_array_elements_text(
  case when jsonb_typeof(t.value -> 'tags') = 'array' then t.value -> 'tags' else '[]' end) tag where lower(tag) = lower(?))`;

interface Listed {
  readonly join?: Condition;
  readonly conditions: readonly Condition[];
  readonly order: Order;
}

/** Only the decks of the page are read in full; the others give their sort keys. */
function list(executor: Executor, { join, conditions, order }: Listed, page: DeckPage): Promise<ListedDeck[]> {
  const { keys, direction } = order;
  const expressions = keys.map(([expression]) => expression);
  const isAfter = `(${expressions.join()}) ${direction === 'asc' ? '>' : '<'} (${keys.map(([, type]) => `?::${type}`).join()})`;
  const where: readonly Condition[] = page.after === undefined ? conditions : [...conditions, [isAfter, ...page.after]];
  const [joined, ...joinedValues] = join ?? [''];
  return queryRows(
    executor,
    `select row_to_json(d) as deck, json_build_array(${keys.map((_, index) => `page.key${index}`).join()}) as sort_key,
       (select json_build_object('id', m.id, 'display_name', m.display_name, 'avatar_url', m.avatar_url)
        from app.members m where m.id = d.user_id) as author,
       (select count(*)::int from app.categories c where c.deck_id = d.id) as category_count,
       (select count(*)::int from app.cards k where k.deck_id = d.id) as card_count,
       (select t.ratio from app.templates t where t.id = d.front_template_id) as ratio,
       ${page.withCover ? COVER : 'null'} as cover
     from (select ${expressions.map((expression, index) => `${expression} as key${index}`).join()}, d.id
       from app.decks d ${joined} where ${where.map(([sql]) => sql).join(' and ')}
       order by ${expressions.map((expression) => `${expression} ${direction}`).join()} limit ?) page
     join app.decks d on d.id = page.id
     order by ${keys.map((_, index) => `page.key${index} ${direction}`).join()}`,
    [...joinedValues, ...where.flatMap(([, ...values]) => values), page.limit ?? null],
  );
}

const COVER = `(select json_build_object('category', row_to_json(c), 'card', row_to_json(k))
  from app.categories c join app.cards k on k.category_id = c.id where c.deck_id = d.id
  order by c.position, c.id, k.position, k.id limit 1)`;
