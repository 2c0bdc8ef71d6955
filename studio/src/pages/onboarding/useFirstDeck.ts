import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { createDeck, deckKeys } from '../../api/decks.js';
import { meQuery, updateMe } from '../../api/members.js';
import { officialTemplatesQuery } from '../../api/templates.js';
import { worldsQuery } from '../../api/worlds.js';
import { designPairs, type DesignPair } from '../../designs/designPairs.js';
import { attempt } from '../../toasts/attempt.js';
import { forgetDraft, useDraft } from './draft.js';
import { firstDeck } from './firstDeck.js';
import { occasionOf, type Occasion } from './occasions.js';

export interface FirstDeck {
  readonly occasion: Occasion;
  /** The three designs to choose from; fewer until they are loaded. */
  readonly pairs: readonly DesignPair[];
  readonly pair: DesignPair | undefined;
  readonly isMaking: boolean;
  readonly make: () => void;
  /** Goes to the studio without a deck. */
  readonly skip: () => void;
}

/** Makes the first deck, and notes that its maker has been led here. */
export function useFirstDeck(): FirstDeck {
  const draft = useDraft();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { data: official } = useQuery(officialTemplatesQuery);
  const { data: worlds = [] } = useQuery(worldsQuery);
  const { data: me } = useQuery(meQuery);
  const occasion = occasionOf(draft.occasion);
  const pairs = useMemo(() => {
    const all = designPairs(official ?? []);
    return occasion.designs.flatMap((slug) => all.find(({ front }) => front.slug === slug) ?? []);
  }, [official, occasion]);
  const pair = pairs.find(({ front }) => front.slug === draft.design) ?? pairs[0];

  const leave = async (to: string): Promise<void> => {
    const saved = await updateMe({ onboarded_at: new Date().toISOString() });
    // First: the page sends those on who have been here.
    await navigate(to, { replace: true });
    queries.setQueryData(meQuery.queryKey, saved);
    forgetDraft();
  };
  const making = useMutation({
    mutationFn: () =>
      attempt('The deck was not made', async () => {
        const world = worlds.find(({ slug }) => slug === occasion.world) ?? worlds[0];
        if (world === undefined) throw new Error('There is no world for the deck. Reload the page.');
        const language = me?.preferred_language ?? 'en';
        const { deck } = await createDeck(firstDeck(draft, occasion, { language, worldId: world.id, pair }));
        await queries.invalidateQueries({ queryKey: deckKeys.lists });
        await leave(`/create/decks/${deck.id}`);
      }),
  });
  const skipping = useMutation({
    mutationFn: () => attempt('Failed to continue', () => leave('/create/decks')),
  });
  return {
    occasion,
    pairs,
    pair,
    isMaking: making.isPending,
    make: () => making.mutate(),
    skip: () => skipping.mutate(),
  };
}
