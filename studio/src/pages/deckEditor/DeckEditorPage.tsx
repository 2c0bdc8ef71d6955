import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useLocation, useParams } from 'react-router';
import { ApiError } from '../../api/ApiError.js';
import { deckKeys } from '../../api/decks.js';
import { GONE } from '../../errors/goneTexts.js';
import { PageError } from '../../errors/PageError.js';
import { Unreachable } from '../../errors/Unreachable.js';
import { useLastUserId } from '../../session/useLastUserId.js';
import { useCatalogue } from '../../rendering/useCatalogue.js';
import { DeckEditor } from './DeckEditor.js';
import { EditorSkeleton } from './opening/EditorSkeleton.js';
import { readStoredDeck } from '../../deck/document/readStoredDeck.js';
import { openedDocumentQuery } from '../../editing/opening/openedDocumentQuery.js';

export function Component(): ReactElement {
  const { id = '' } = useParams();
  const { state } = useLocation() as { readonly state: { readonly continues?: string } | null };
  // A deck that goes on under another id stays open, with its history.
  return <OpenDeck key={state?.continues ?? id} id={id} />;
}

function OpenDeck({ id }: { readonly id: string }): ReactElement {
  const deck = useQuery({
    ...openedDocumentQuery(deckKeys.one(id), (signal) => readStoredDeck(id, signal)),
    placeholderData: keepPreviousData,
  });
  const { catalogue, error: catalogueError, retry } = useCatalogue();
  const userId = useLastUserId();
  const error = deck.error ?? (catalogue === undefined ? catalogueError : undefined);
  const isLoaded = deck.data !== undefined && catalogue !== undefined;
  if (!isLoaded && error instanceof ApiError && error.isUnreachable)
    return (
      <Unreachable
        safe="Your deck is safe where it is."
        exit={{ label: 'Your decks', to: '/create/decks' }}
        onRetry={() => {
          void deck.refetch();
          retry();
        }}
      />
    );
  if (!isLoaded && error instanceof ApiError && error.status === 404)
    throw new PageError(404, 'Deck not found', GONE.ownDeck);
  if (!isLoaded && error) throw error;
  if (!isLoaded || userId === undefined) return <EditorSkeleton />;
  return <DeckEditor key={userId} opened={deck.data} catalogue={catalogue} userId={userId} />;
}
