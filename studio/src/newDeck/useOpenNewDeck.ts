import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { deckKeys } from '../api/decks.js';

/** Opens a deck that was just created, and refreshes the lists. */
export function useOpenNewDeck(): (id: string) => void {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useCallback(
    (id) => {
      void queries.invalidateQueries({ queryKey: deckKeys.all });
      void navigate(`/create/decks/${id}`);
    },
    [navigate, queries],
  );
}
