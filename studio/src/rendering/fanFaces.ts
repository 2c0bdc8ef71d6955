import {
  categorySchema,
  newCard,
  planDeck,
  shownFace,
  type Catalogue,
  type Deck,
  type FaceInput,
  type FaceSide,
} from '@cardwright/renderer';
import type { FanCard, PublicListedDeck } from '../api/decks.js';
import { withKnownDesigns } from './withKnownDesigns.js';

/**
 * The faces that represent a deck, bottom to top: its back and then fronts, or only fronts, so that neighbouring decks do
 * not all look the same. A deck without cards shows its back under an empty front.
 */
export function fanFaces(listed: PublicListedDeck, catalogue: Catalogue, count: number): readonly FaceInput[] {
  const { fan = [] } = listed;
  const categories = fan.length > 0 ? categoriesOf(fan) : [withBlankCard(listed)];
  const deck = withKnownDesigns({ ai_image_style: '', ...listed, categories }, catalogue);
  const plan = planDeck(deck, catalogue);
  const face = (index: number, side: FaceSide): FaceInput[] => {
    const planned = plan.cards[index];
    return planned === undefined ? [] : [shownFace(plan, planned, side)];
  };
  const fronts = plan.cards.flatMap((_, index) => face(index, 'front'));
  if (fronts.length >= count && !beginsWithBack(listed.id)) return fronts.slice(0, count).toReversed();
  return [...face(0, 'back'), ...fronts.slice(0, count - 1).toReversed()];
}

/** Each card in a category of its own, so that the plan keeps the order of the fan. */
function categoriesOf(cards: readonly FanCard[]): Deck['categories'] {
  return cards.map(({ category, card }) => ({ ...category, cards: [card] }));
}

function withBlankCard({ id, default_language }: PublicListedDeck): Deck['categories'][number] {
  const card = { ...newCard(id, default_language), icon: '', translations: {} };
  return { ...categorySchema.parse({}), id, cards: [card] };
}

/** About two in three decks have them, always the same ones. */
function beginsWithBack(id: string): boolean {
  return Number.parseInt(id.slice(0, 4), 16) % 3 !== 0;
}
