import { useQuery } from '@tanstack/react-query';
import { lazy, useState, type ReactElement } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { ApiError } from '../../api/ApiError.js';
import { cardPageQuery, type CardPage } from '../../api/cardPages.js';
import { LazyPart } from '../../components/LazyPart.js';
import { LoadError } from '../../components/LoadError.js';
import { GONE } from '../../errors/goneTexts.js';
import { PageError } from '../../errors/PageError.js';
import { useTitle } from '../../navigation/useTitle.js';
import { codesOf, languageOf } from '../../publicDecks/deckLanguages.js';
import { textOf } from '../../publicDecks/textOf.js';
import { useVisit } from '../../publicDecks/useVisit.js';
import { CardBar } from './CardBar.js';
import { CardStage } from './CardStage.js';
import { CardTop } from './CardTop.js';
import classes from './CardPage.module.css';
import { WhatNow } from './WhatNow.js';

const SincePrint = lazy(() => import('./SincePrint.js'));

/** The page that the code on a printed card opens: the newest text, and what has changed since it was printed. */
export function Component(): ReactElement {
  const { code = '' } = useParams();
  const [search] = useSearchParams();
  const { data: page, error, refetch } = useQuery(cardPageQuery(code, versionOf(search.get('v'))));
  useVisit(page?.deck.id, 'view');
  if (error instanceof ApiError && (error.status === 404 || error.status === 422))
    throw new PageError(404, 'Card not found', GONE.card);
  if (error !== null && page === undefined)
    return <LoadError error={error} what="This card" onRetry={() => void refetch()} />;
  if (page === undefined) return <div className={classes.loading} role="status" aria-label="Loading the card" />;
  return <Card key={page.card.id} page={page} />;
}

function Card({ page }: { readonly page: CardPage }): ReactElement {
  const { card, deck, printed } = page;
  const languages = codesOf(deck, [card]);
  const [language, setLanguage] = useState(() => languageOf({ ...deck, languages }, null));
  const title = textOf(card.translations, 'title', language, deck.default_language);
  useTitle(title === '' ? `Card ${card.number}` : title);
  return (
    <div className={classes.page}>
      <CardTop deck={deck} languages={languages} language={language} onLanguage={setLanguage} />
      <CardStage page={page} language={language} title={title} />
      {printed?.has_changed === true && (
        <LazyPart>
          <SincePrint page={page} printed={printed} language={language} />
        </LazyPart>
      )}
      <WhatNow deck={deck} />
      <CardBar deckId={deck.id} title={title} />
    </div>
  );
}

/** A stamp that is not a version is ignored: the card is still there. */
function versionOf(stamp: string | null): number | undefined {
  return stamp !== null && /^[1-9]\d{0,8}$/.test(stamp) ? Number(stamp) : undefined;
}
