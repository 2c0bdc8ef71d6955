import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { publicDeckQuery } from '../../api/publicDecks.js';
import { cardWords } from '../../publicDecks/cardWords.js';
import type { PlayedDeck } from './playedDeck.js';

/** What each card says, by its id. The texts of a large deck arrive after its first card is on the table. */
export function useWords({ id, default_language: main }: PlayedDeck, language: string): ReadonlyMap<string, string> {
  const { data } = useQuery(publicDeckQuery(id));
  return useMemo(() => {
    const cards = (data?.categories ?? []).flatMap((category) => category.cards ?? []);
    return new Map(cards.map((card) => [card.id, cardWords(card, language, main)]));
  }, [data, language, main]);
}
