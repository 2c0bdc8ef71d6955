import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { DeckStatus, ListedDeck } from '../../../api/decks.js';
import { askToDelete } from './askToDelete.js';
import { changeStatus } from './changeStatus.js';
import { copyLink, type LinkKind } from './copyLink.js';
import { duplicateListed } from './duplicateListed.js';
import { eraseListed } from './eraseListed.js';
import { removeListed } from './removeListed.js';
import { renameListed } from './renameListed.js';
import { restoreListed } from './restoreListed.js';

/** Actions on a deck in the list. Each reports its own outcome. */
export interface DeckActions {
  readonly rename: (deck: ListedDeck) => void;
  readonly duplicate: (deck: ListedDeck) => Promise<void>;
  readonly changeStatus: (deck: ListedDeck, status: DeckStatus) => Promise<void>;
  readonly copyLink: (deck: ListedDeck, kind: LinkKind) => Promise<void>;
  readonly remove: (deck: ListedDeck) => Promise<void>;
  readonly askToDelete: (deck: ListedDeck) => Promise<void>;
  readonly restore: (deck: ListedDeck) => Promise<void>;
  readonly erase: (deck: ListedDeck) => Promise<void>;
}

export function useDeckActions(): DeckActions {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMemo(() => {
    const open = (id: string): void => void navigate(`/create/decks/${id}`);
    return {
      rename: (deck) => renameListed(queries, deck),
      duplicate: (deck) => duplicateListed(queries, deck),
      changeStatus: (deck, status) => changeStatus(queries, deck, status, open),
      copyLink,
      remove: (deck) => removeListed(queries, deck),
      askToDelete: (deck) => askToDelete(queries, deck),
      restore: (deck) => restoreListed(queries, deck),
      erase: (deck) => eraseListed(queries, deck),
    };
  }, [queries, navigate]);
}
