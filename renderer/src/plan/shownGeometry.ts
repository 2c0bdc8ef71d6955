import { CARD_SIZES, type CardSize } from '../imposition/options/cardSizes.js';
import { findCardSize } from '../imposition/options/findCardSize.js';
import { usualCard } from '../imposition/options/usualSize.js';
import { faceGeometry, type FaceGeometry, type FaceInput } from '../resolve/faceInput.js';
import type { Deck } from '../schema/deck/deck.js';
import type { Template } from '../schema/template/template.js';
import { DEFAULT_RATIO, parseRatio } from '../schema/values/ratio.js';
import { faceInput, type DeckPlan, type FaceSide, type PlannedCard } from './planDeck.js';

const POKER_WIDTH_MM = 63.5;

/** The size that a deck names for its cards; undefined if it names none, or one that exports refuse. */
export function sizeOfDeck({ size }: Pick<Deck, 'size'>): CardSize | undefined {
  if (size === null || size === '') return undefined;
  try {
    return findCardSize(size);
  } catch {
    return undefined;
  }
}

/** The geometry of a template's face at its own ratio, as wide as the card size that is usual for it. */
export function templateGeometry({ ratio }: Pick<Template, 'ratio'>): FaceGeometry {
  const value = parseRatio(ratio) ?? parseRatio(DEFAULT_RATIO) ?? 1;
  const widthMm = usualCard(CARD_SIZES, value)?.widthMm ?? POKER_WIDTH_MM;
  return faceGeometry({ widthMm, heightMm: widthMm / value });
}

/** The geometry of a face on screens, where no export decides: that of the deck's own size, or else of the face's template. */
export function deckGeometry(deck: Pick<Deck, 'size'>, template: Pick<Template, 'ratio'>): FaceGeometry {
  const size = sizeOfDeck(deck);
  return size === undefined ? templateGeometry(template) : faceGeometry(size);
}

/** One side of a planned card for screens. */
export function shownFace(plan: DeckPlan, planned: PlannedCard, side: FaceSide): FaceInput {
  return faceInput(plan, planned, side, deckGeometry(plan.deck, planned.templates[side]));
}
