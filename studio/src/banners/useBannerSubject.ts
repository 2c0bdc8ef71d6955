import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCatalogue } from '../rendering/useCatalogue.js';
import { SAMPLE } from '../template/builder/builderSession.js';
import { subjectDeckQuery } from '../template/data/subjectDecks.js';
import { type BannerSubject, subjectOf } from './bannerOrder.js';

interface SubjectState {
  readonly subject?: BannerSubject | undefined;
  readonly error?: Error | undefined;
  readonly retry: () => void;
}

/** The deck that a banner shows; sample cards without one. */
export function useBannerSubject(deckId: string | null, language?: string): SubjectState {
  const deck = useQuery(subjectDeckQuery(deckId ?? SAMPLE));
  const { catalogue, error, retry } = useCatalogue();
  const subject = useMemo(
    () =>
      // Sample cards have no page, so nothing leads to them.
      deck.data && catalogue
        ? subjectOf(deckId === null ? { ...deck.data, id: undefined } : deck.data, catalogue, language)
        : undefined,
    [deckId, deck.data, catalogue, language],
  );
  return {
    subject,
    error: deck.error ?? error,
    retry: () => {
      if (deck.error) void deck.refetch();
      retry();
    },
  };
}
