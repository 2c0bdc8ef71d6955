import { searchConfiguration } from './deckSearch.js';
import { searchWords } from './searchWords.js';
import { containing, type Condition } from '../keysetPage.js';

/** A sort order whose keys together identify one place in a list. */
export interface Order {
  readonly keys: readonly (readonly [expression: string, type: string])[];
  readonly direction: 'asc' | 'desc';
}

const TITLE = `lower(coalesce(d.translations -> d.default_language ->> 'title', ''))`;

export type OwnSort = 'updated' | 'created' | 'title';

/** The sort orders of one's own decks and of all decks. */
export const OWN_ORDERS: Readonly<Record<OwnSort, Order>> = {
  updated: {
    keys: [
      ['d.updated_at', 'timestamptz'],
      ['d.id', 'uuid'],
    ],
    direction: 'desc',
  },
  created: {
    keys: [
      ['d.created_at', 'timestamptz'],
      ['d.id', 'uuid'],
    ],
    direction: 'desc',
  },
  title: {
    keys: [
      [`${TITLE} collate "C"`, 'text'],
      ['d.id', 'uuid'],
    ],
    direction: 'asc',
  },
};

/** Decks with an illustration first. */
export const NEWEST: Order = {
  keys: [
    ['(d.illustration is not null)', 'boolean'],
    ['d.listed_at', 'timestamptz'],
    ['d.id', 'uuid'],
  ],
  direction: 'desc',
};

export type PublicSort = 'newest' | 'title' | 'cards';

/** The sort orders of the directory. */
const PUBLIC_ORDERS: Readonly<Record<PublicSort, Order>> = {
  newest: NEWEST,
  title: OWN_ORDERS.title,
  cards: {
    keys: [
      ['(select count(*)::int from app.cards k where k.deck_id = d.id)', 'int'],
      ['d.id', 'uuid'],
    ],
    direction: 'desc',
  },
};

/** Scripts without spaces between words yield no lexemes, so their texts are searched literally. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/u;

/** Emoji and the like, which are no words but can be searched for; punctuation alone restricts nothing. */
const SYMBOL = /\p{S}/u;

const BEST_MATCH: Order = {
  keys: [
    ['found.rank', 'real'],
    ['d.id', 'uuid'],
  ],
  direction: 'desc',
};

/** The directory's sort order, by default by relevance if the search contains indexed words. */
export function publicSort(search: string | undefined, chosen?: PublicSort): PublicSort | 'match' {
  return chosen ?? (isIndexed(search) ? 'match' : 'newest');
}

function isIndexed(search: string | undefined): boolean {
  return search !== undefined && !UNSPACED.test(search) && searchWords(search).length > 0;
}

/** The filters and the order of the directory for a search. */
interface PublicSearch {
  readonly join?: Condition;
  readonly conditions: readonly Condition[];
  readonly order: Order;
}

/**
 * Finds words in any inflection of the language, and words as written, with or without accents, in any language; the
 * last word may be a prefix. Titles, tags and short descriptions determine the rank: with whole documents, the rank would
 * cost many times what finding them does.
 */
export function publicSearch(text = '', language = 'en', sort?: PublicSort): PublicSearch {
  const words = searchWords(text);
  if (words.length === 0 && !SYMBOL.test(text)) return { conditions: [], order: PUBLIC_ORDERS[sort ?? 'newest'] };
  if (!isIndexed(text)) return { conditions: [textContains(text.trim())], order: PUBLIC_ORDERS[sort ?? 'newest'] };
  const plain = words.map((word, index) => (index === words.length - 1 ? `'${word}':*` : `'${word}'`)).join(' & ');
  return {
    join: [FOUND, searchConfiguration(language), text, plain],
    conditions: [],
    order: sort === undefined ? BEST_MATCH : PUBLIC_ORDERS[sort],
  };
}

/** If all words are their own stems, the words as written find all that the stems do, in half the time. */
const FOUND = `join (
  select s.deck_id, max(ts_rank(s.heading, query, 1)) as rank
  from app.deck_search s, (
    select case when stems::text = replace(plain::text, ':*', '') then plain else stems || plain end as query
    from (select websearch_to_tsquery(?::regconfig, ?) as stems, ?::tsquery as plain) given) asked
  where s.document @@ query group by s.deck_id) found on found.deck_id = d.id`;

/** Matches decks that contain these characters in any text. */
export function textContains(text: string): Condition {
  return ['d.translations::text ilike ?', containing(text)];
}
