import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { ApiError } from '../../api/ApiError.js';
import { LoadError } from '../../components/LoadError.js';
import { GONE } from '../../errors/goneTexts.js';
import { PageError } from '../../errors/PageError.js';
import { useTitle } from '../../navigation/useTitle.js';
import { titleOf } from '../../publicDecks/textOf.js';
import { useVisit } from '../../publicDecks/useVisit.js';
import { playedDeckQuery } from './playedDeck.js';
import classes from './PlayPage.module.css';
import { Table } from './Table.js';

/** Draws random cards of a public deck, one after the other, until the deck is through. */
export function Component(): ReactElement {
  const { deckId = '' } = useParams();
  const { data: deck, error, refetch } = useQuery(playedDeckQuery(deckId));
  useTitle(deck && titleOf(deck));
  useVisit(deck?.id, 'play');
  if (error instanceof ApiError && error.status === 404) throw new PageError(404, 'Deck not found', GONE.deck);
  if (error !== null && deck === undefined)
    return (
      <div className={classes.fault}>
        <LoadError error={error} what="This deck" onRetry={() => void refetch()} />
      </div>
    );
  if (deck === undefined) return <div className={classes.felt} role="status" aria-label="Shuffling" />;
  return <Table key={deck.id} deck={deck} />;
}
