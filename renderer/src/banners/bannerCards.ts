import type { DeckPlan, FaceSide, PlannedCard } from '../plan/planDeck.js';
import { shownFace } from '../plan/shownGeometry.js';
import type { FaceInput } from '../resolve/faceInput.js';
import { BACK, type BannerDesign } from './bannerDesign.js';

/** How many fronts lie above the back of a design that names no cards. */
const USUAL_FRONTS = 4;

/** A face of a card on a banner, and what the design calls it. */
export interface BannerCard {
  readonly key: string;
  readonly title: string;
  readonly face: FaceInput;
}

/** Every card that a banner of the deck can show: its back, then all fronts in deck order. */
export function bannerChoices(plan: DeckPlan): readonly BannerCard[] {
  const [first] = plan.cards;
  if (first === undefined) return [];
  const choice = (key: string, planned: PlannedCard, side: FaceSide, title: string): BannerCard => ({
    key,
    title,
    face: shownFace(plan, planned, side),
  });
  return [
    choice(BACK, first, 'back', 'Back'),
    ...plan.cards.map((planned) => choice(keyOf(planned), planned, 'front', planned.title)),
  ];
}

/** The cards of a design, the lowest first: those it names, else the back and the first fronts. */
export function bannerCards(
  choices: readonly BannerCard[],
  { cards }: Pick<BannerDesign, 'cards'>,
): readonly BannerCard[] {
  const byKey = new Map(choices.map((choice) => [choice.key, choice]));
  const named = cards.flatMap((key) => byKey.get(key) ?? []);
  return named.length > 0 ? named : choices.slice(0, USUAL_FRONTS + 1);
}

/** The illustration that a design lays on its ground; undefined if its card has none. */
export function bannerPicture(
  choices: readonly BannerCard[],
  { picture }: Pick<BannerDesign, 'picture'>,
): string | undefined {
  return choices.find(({ key }) => key === picture && key !== BACK)?.face.card?.illustration ?? undefined;
}

/** Cards of files have no ids. */
function keyOf({ card, number }: PlannedCard): string {
  return card.id ?? String(number);
}
