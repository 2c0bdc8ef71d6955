import { useQuery } from '@tanstack/react-query';
import { lazy, useLayoutEffect, useMemo, type ReactElement } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { ApiError } from '../../api/ApiError.js';
import { publicDeckQuery } from '../../api/publicDecks.js';
import { endFirstPaint } from '../../browser/firstPaint.js';
import { LoadError } from '../../components/LoadError.js';
import { NearPart } from '../../components/NearPart.js';
import { GONE } from '../../errors/goneTexts.js';
import { PageError } from '../../errors/PageError.js';
import { useTitle } from '../../navigation/useTitle.js';
import { useVisit } from '../../publicDecks/useVisit.js';
import { deckView, type DeckView } from './deckView.js';
import { DeckHero } from './DeckHero.js';
import classes from './DeckPage.module.css';
import { Trays } from './Trays.js';

/** Below what one sees first. */
const DeckFacts = lazy(() => import('./DeckFacts.js'));
const PrintDeck = lazy(() => import('./PrintDeck.js'));
const ShareDeck = lazy(() => import('./ShareDeck.js'));
const MoreDecks = lazy(() => import('./MoreDecks.js'));

/** A public deck: its cards to look through, what it is, and what one can do with it. */
export function Component(): ReactElement {
  const { id = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const { data: deck, error, refetch } = useQuery(publicDeckQuery(id));
  const language = search.get('language');
  const view = useMemo(() => deck && deckView(deck, language), [deck, language]);
  useTitle(view?.title);
  useVisit(deck?.id, 'view');
  const isLoading = view === undefined && error === null;
  useLayoutEffect(() => (isLoading ? undefined : endFirstPaint()), [isLoading]);
  if (error instanceof ApiError && error.status === 404) throw new PageError(404, 'Deck not found', GONE.deck);
  if (error !== null && view === undefined)
    return (
      <div className={classes.fault}>
        <LoadError error={error} what="This deck" onRetry={() => void refetch()} />
      </div>
    );
  if (view === undefined) return <div className={classes.loading} role="status" aria-label="Loading the deck" />;
  const choose = (chosen: string): void => setSearch({ language: chosen }, { replace: true, preventScrollReset: true });
  return <Deck key={view.deck.id} view={view} onLanguage={choose} />;
}

function Deck({
  view,
  onLanguage,
}: {
  readonly view: DeckView;
  readonly onLanguage: (language: string) => void;
}): ReactElement {
  return (
    <div className={classes.page}>
      <DeckHero view={view} />
      <div className={classes.rest}>
        <Trays view={view} onLanguage={onLanguage} />
        <NearPart className={classes.facts}>
          <DeckFacts view={view} />
        </NearPart>
        <div className={classes.panels}>
          {view.deck.allows_download && view.cards.length > 0 && (
            <NearPart id="print" className={classes.print}>
              <PrintDeck view={view} />
            </NearPart>
          )}
          <NearPart id="share" className={classes.share}>
            <ShareDeck view={view} />
          </NearPart>
        </div>
        <NearPart>
          <MoreDecks deck={view.deck} />
        </NearPart>
      </div>
    </div>
  );
}
