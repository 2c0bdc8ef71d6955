import { searchConfiguration } from './deckSearch.js';

/** A sort order whose keys together identify one place in a list. */
export interface Order {
  readonly keys: readonly (readonly [expression: string, type: string])[];
  readonly direction: 'asc' | 'desc';
  readonly bindings?: readonly unknown[];
}

/** An SQL condition with its bindings. */
export type Condition = readonly [sql: string, ...bindings: unknown[]];

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

/** Scripts without spaces between words yield no lexemes, so their texts are searched literally. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/u;

/** The directory's sort order: by relevance if the search contains indexed words. */
export function publicSort(search: string | undefined): 'newest' | 'match' {
  return search === undefined || UNSPACED.test(search) || wordsOf(search).length === 0 ? 'newest' : 'match';
}

/** The condition and the sort order of a directory search; undefined for an empty search. */
export function publicSearch(text: string, language = 'en'): { condition: Condition; order: Order } | undefined {
  const words = wordsOf(text);
  if (words.length === 0) return undefined;
  if (publicSort(text) === 'newest') return { condition: textContains(text.trim()), order: NEWEST };
  // Finds words in any inflection of their language; the last word may be a prefix.
  const prefix = words.map((word, index) => (index === words.length - 1 ? `${word}:*` : word)).join(' & ');
  const query = `(websearch_to_tsquery(?::regconfig, ?) || to_tsquery('simple', ?))`;
  const bindings = [searchConfiguration(language), text, prefix];
  const rank = `(select max(ts_rank(s.document, ${query})) from app.deck_search s where s.deck_id = d.id)`;
  return {
    condition: [`d.id in (select s.deck_id from app.deck_search s where s.document @@ ${query})`, ...bindings],
    order: {
      keys: [
        [`coalesce(${rank}, 0)`, 'real'],
        ['d.id', 'uuid'],
      ],
      direction: 'desc',
      bindings,
    },
  };
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Matches decks that contain these characters in any text. */
export function textContains(text: string): Condition {
  return ['d.translations::text ilike ?', `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`];
}
