import type { Catalogue } from '@cardwright/renderer';
import { useMemo, type ReactElement } from 'react';
import type { PublicListedDeck } from '../../../api/decks.js';
import { DeckFan } from '../../../rendering/DeckFan.js';
import { fanFaces } from '../../../rendering/fanFaces.js';

interface LiveFanProps {
  readonly deck: PublicListedDeck;
  readonly catalogue: Catalogue;
  readonly count: number;
  readonly cardWidth: number;
}

/** A deck's own cards, drawn by the renderer. Loaded lazily, because the list itself needs no renderer. */
export default function LiveFan({ deck, catalogue, count, cardWidth }: LiveFanProps): ReactElement {
  const faces = useMemo(() => fanFaces(deck, catalogue, count), [deck, catalogue, count]);
  return <DeckFan faces={faces} cardWidth={cardWidth} />;
}
