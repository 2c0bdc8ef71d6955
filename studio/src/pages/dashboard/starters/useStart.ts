import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { duplicateDeck, type PublicListedDeck } from '../../../api/decks.js';
import { attempt } from '../../../toasts/attempt.js';
import { refreshDecks } from '../actions/refreshDecks.js';

interface Start {
  readonly start: (deck: PublicListedDeck) => void;
  /** The deck being copied. */
  readonly startedId: string | undefined;
}

/** Copies a public deck and opens the copy. */
export function useStart(): Start {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (deck: PublicListedDeck) =>
      attempt('Failed to duplicate deck', async () => {
        const id = await duplicateDeck(deck.id);
        void refreshDecks(queries);
        await navigate(`/create/decks/${id}`);
      }),
  });
  return { start: mutate, startedId: isPending ? variables.id : undefined };
}
