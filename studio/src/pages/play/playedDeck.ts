import type { Answer } from '@cardwright/server/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.js';
import { textOf } from '../../publicDecks/textOf.js';

export type PlayedDeck = Answer<'GET /api/decks/public/{id}/play'>['deck'];

/** What playing a deck needs at once: the same few bytes for each card, whatever is on it. */
export function playedDeckQuery(id: string) {
  return queryOptions({
    queryKey: ['decks', 'play', id],
    queryFn: async ({ signal }) => (await call('GET /api/decks/public/{id}/play', { params: { id }, signal })).deck,
    staleTime: Infinity,
  });
}

export interface NamedCategory {
  readonly id: string;
  readonly title: string;
  readonly color: string | null;
  readonly count: number;
}

/** The categories that have cards, in a language. */
export function categoriesOf({ categories, cards, default_language: main }: PlayedDeck, language: string) {
  return categories
    .map(({ id, color, translations }, index): NamedCategory => ({
      id,
      color,
      title: textOf(translations, 'title', language, main) || 'Cards',
      count: cards.filter(([, category]) => category === index).length,
    }))
    .filter(({ count }) => count > 0);
}

/** Which cards take part: a category's id, `favourites`, or all. */
export function cardsIn({ categories, cards }: PlayedDeck, choice: string, favourites: ReadonlySet<string>): number[] {
  const category = categories.findIndex(({ id }) => id === choice);
  return cards.flatMap(([id, own], index) => {
    const isIn = choice === 'favourites' ? favourites.has(id) : category < 0 || own === category;
    return isIn ? [index] : [];
  });
}
