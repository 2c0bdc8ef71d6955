import type { Deck } from '@cardwright/renderer';
import { useMemo } from 'react';
import { cardsOf } from './subjectDecks.js';

/** The kinds of the fields that the shown deck's cards have, each once. */
export function useFieldKinds(deck: Deck | undefined): readonly string[] {
  return useMemo(() => {
    const own = deck === undefined ? [] : cardsOf(deck).flatMap(({ card }) => Object.keys(card.fields));
    return [...new Set(own.map((name) => `field:${name}`))];
  }, [deck]);
}
