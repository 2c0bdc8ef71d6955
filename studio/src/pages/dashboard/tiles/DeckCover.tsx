import { lazy, Suspense, type ReactElement } from 'react';
import type { PublicListedDeck } from '../../../api/decks.js';
import { DeckFan } from '../../../rendering/DeckFan.js';
import { useCatalogue } from '../../../rendering/useCatalogue.js';

const LiveFan = lazy(() => import('./LiveFan.js'));

interface DeckCoverProps {
  readonly deck: PublicListedDeck;
  readonly count: number;
  /** Size of one card, in CSS pixels. */
  readonly cardWidth: number;
}

/** A fan of a deck's real cards; card backs until they are drawn. */
export function DeckCover({ deck, count, cardWidth }: DeckCoverProps): ReactElement {
  const { catalogue } = useCatalogue();
  const waiting = <DeckFan faces={[]} skeletons={count} cardWidth={cardWidth} />;
  if (catalogue === undefined) return waiting;
  return (
    <Suspense fallback={waiting}>
      <LiveFan deck={deck} catalogue={catalogue} count={count} cardWidth={cardWidth} />
    </Suspense>
  );
}
