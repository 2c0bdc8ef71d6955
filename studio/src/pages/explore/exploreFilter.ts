import { UUID } from '@cardwright/renderer/uuid';
import type { DirectoryQuery } from '../../api/publicDecks.js';
import { visitorLanguage } from '../../publicDecks/textOf.js';

/** How many cards a deck has, as one would ask for it. */
export const SIZES = {
  few: { label: 'Up to 20 cards', min: undefined, max: 20 },
  some: { label: '21 to 60 cards', min: 21, max: 60 },
  many: { label: 'More than 60 cards', min: 61, max: undefined },
} as const;
export type Size = keyof typeof SIZES;

export const SORTS = { newest: 'Newest first', title: 'By title', cards: 'Most cards first' } as const;
export type Sort = keyof typeof SORTS;

/** What the visitor looks for, as the address of the page says it. */
export interface ExploreFilter {
  readonly q: string;
  readonly world: string;
  readonly tag: string;
  /** A member's id. */
  readonly author: string;
  readonly language: string;
  readonly cards: Size | '';
  readonly copying: boolean;
  /** Only decks that everybody may download to print. */
  readonly printing: boolean;
  /** Only decks that the visitor keeps for later. */
  readonly kept: boolean;
  readonly sort: Sort | '';
}

/** Reads the page's address; unknown values count as not set. */
export function readFilter(search: URLSearchParams): ExploreFilter {
  const text = (key: string): string => (search.get(key) ?? '').trim().slice(0, 200);
  const among = <Choice extends string>(key: string, choices: Readonly<Record<Choice, unknown>>): Choice | '' => {
    const value = text(key);
    return Object.hasOwn(choices, value) ? (value as Choice) : '';
  };
  return {
    q: text('q'),
    world: text('world'),
    tag: text('tag'),
    author: UUID.test(text('author')) ? text('author') : '',
    language: text('language').slice(0, 35),
    cards: among('cards', SIZES),
    copying: search.get('copying') === 'free',
    printing: search.get('printing') === 'free',
    kept: search.get('kept') === 'here',
    sort: among('sort', SORTS),
  };
}

/** The address of a filter, without what is not set. */
export function writeFilter({ copying, printing, kept, ...filter }: ExploreFilter): URLSearchParams {
  const flags = { copying: copying ? 'free' : '', printing: printing ? 'free' : '', kept: kept ? 'here' : '' };
  const entries = Object.entries({ ...filter, ...flags });
  return new URLSearchParams(entries.filter(([, value]) => value !== ''));
}

/** Whether nothing is asked for, so that the page shows its shelves. */
export function isPlain(filter: ExploreFilter): boolean {
  return writeFilter(filter).size === 0;
}

/**
 * What to ask the server for. The search is understood in the visitor's language.
 * @param keptDecks the ids of the decks that the visitor keeps for later
 */
export function queryOf(filter: ExploreFilter, keptDecks: readonly string[]): DirectoryQuery {
  const { q, world, tag, author, language, cards, copying, printing, kept, sort } = filter;
  const { min, max } = cards === '' ? { min: undefined, max: undefined } : SIZES[cards];
  return {
    ...(q !== '' && { q, search_language: visitorLanguage() }),
    ...(world !== '' && { world }),
    ...(tag !== '' && { tag }),
    ...(author !== '' && { author }),
    ...(language !== '' && { language }),
    ...(min !== undefined && { min_cards: min }),
    ...(max !== undefined && { max_cards: max }),
    ...(copying && { copying: 'true' }),
    ...(printing && { printing: 'true' }),
    ...(kept && { ids: keptDecks.join() }),
    ...(sort !== '' && { sort }),
  };
}
