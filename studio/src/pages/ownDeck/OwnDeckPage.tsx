import { deckLanguages, planDeck, type Catalogue } from '@cardwright/renderer';
import { useQuery } from '@tanstack/react-query';
import { lazy, useMemo, useState, type ReactElement } from 'react';
import { useParams } from 'react-router';
import { ApiError } from '../../api/ApiError.js';
import type { StoredDeck } from '../../api/decks.js';
import { CardBackSkeleton } from '../../components/CardBackSkeleton.js';
import { LazyPart } from '../../components/LazyPart.js';
import { LoadError } from '../../components/LoadError.js';
import { deckTitle } from '../../deck/deckTitle.js';
import { GONE } from '../../errors/goneTexts.js';
import { PageError } from '../../errors/PageError.js';
import { useTitle } from '../../navigation/useTitle.js';
import { useCatalogue } from '../../rendering/useCatalogue.js';
import { withKnownDesigns } from '../../rendering/withKnownDesigns.js';
import { Gallery } from './Gallery.js';
import { OwnHead } from './OwnHead.js';
import classes from './OwnDeckPage.module.css';
import { ownDeckQuery } from './ownDeckQuery.js';

const OwnExport = lazy(() => import('./OwnExport.js'));

/** A finished deck as its owner sees it: every card, and the ways to play, share, print and change it. */
export function Component(): ReactElement {
  const { id = '' } = useParams();
  const { data: deck, error, refetch } = useQuery(ownDeckQuery(id));
  const { catalogue, error: designError, retry } = useCatalogue();
  useTitle(deck && deckTitle(deck));
  if (error instanceof ApiError && error.status === 404) throw new PageError(404, 'Deck not found', GONE.ownDeck);
  const fault = (deck === undefined ? error : null) ?? designError;
  if (fault !== undefined) {
    const again = (): void => {
      retry();
      void refetch();
    };
    return <LoadError error={fault} what="Your deck" onRetry={again} />;
  }
  if (deck === undefined || catalogue === undefined)
    return <CardBackSkeleton count={8} width={150} label="Loading the deck" />;
  return <OwnDeck deck={deck} catalogue={catalogue} />;
}

function OwnDeck({ deck, catalogue }: { readonly deck: StoredDeck; readonly catalogue: Catalogue }): ReactElement {
  const [isExporting, setExporting] = useState(false);
  const [language, setLanguage] = useState(deck.default_language);
  const plan = useMemo(
    () => planDeck(withKnownDesigns(deck, catalogue), catalogue, { languages: [language] }),
    [deck, catalogue, language],
  );
  return (
    <div className={classes.page}>
      <OwnHead deck={deck} plan={plan} onExport={() => setExporting(true)} />
      <Gallery plan={plan} languages={deckLanguages(deck)} language={language} onLanguage={setLanguage} />
      {isExporting && (
        <LazyPart>
          <OwnExport deck={deck} plan={plan} catalogue={catalogue} onClose={() => setExporting(false)} />
        </LazyPart>
      )}
    </div>
  );
}
