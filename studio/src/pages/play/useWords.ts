import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { publicDeckQuery } from '../../api/publicDecks.js';
import { cardWords } from '../../publicDecks/cardWords.js';
import type { PlayedDeck } from './playedDeck.js';

/** What the sides of a card say; a back without words of its own says what the front does. */
export interface CardWords {
  readonly front: string;
  readonly back: string;
}

/** What each card says, by its id. The texts of a large deck arrive after its first card is on the table. */
export function useWords(
  { id, default_language: main, said }: PlayedDeck,
  language: string,
): ReadonlyMap<string, CardWords> {
  const { data } = useQuery(publicDeckQuery(id));
  return useMemo(() => {
    const cards = (data?.categories ?? []).flatMap((category) => category.cards ?? []);
    return new Map(
      cards.map((card) => {
        const front = cardWords(card, language, main, said.front);
        return [card.id, { front, back: cardWords(card, language, main, said.back) || front }];
      }),
    );
  }, [data, language, main, said]);
}
