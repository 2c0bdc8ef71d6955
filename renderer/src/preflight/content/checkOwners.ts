import type { DeckPlan, PlannedCard } from '../../plan/planDeck.js';
import { bind } from '../../resolve/bindings.js';
import { shownKinds } from './unshownFields.js';

/**
 * The content kinds that belong to a category. Its title is left out, because lists name it; so is what belongs to the
 * deck, because the deck's page shows it.
 */
const OWNED = ['category_description', 'category_illustration', 'category_icon'] as const;

/** A field of categories that none of their cards shows. */
export interface UnshownOfOwner {
  readonly kind: string;
  /** The number of categories whose field is not shown. */
  readonly categories: number;
  /** A card of the first such category. */
  readonly planned: PlannedCard;
}

/** The filled fields of the categories that no face of their cards shows, in any language. */
export function unshownOfOwners(cards: readonly PlannedCard[], deck: DeckPlan['deck']): readonly UnshownOfOwner[] {
  const byCategory = new Map<PlannedCard['category'], { planned: PlannedCard; shown: Set<string> }>();
  for (const planned of cards) {
    const { category, templates } = planned;
    const entry = byCategory.get(category) ?? { planned, shown: new Set<string>() };
    byCategory.set(category, entry);
    const input = { deck, category, card: planned.card, language: planned.language };
    for (const kind of shownKinds(input, [templates.front.json_config, templates.back.json_config]))
      entry.shown.add(kind);
  }
  return OWNED.flatMap((kind): UnshownOfOwner[] => {
    const lost = [...byCategory.values()].filter(
      ({ planned, shown }) => !shown.has(kind) && isFilled(kind, planned, deck),
    );
    const [one] = lost;
    return one === undefined ? [] : [{ kind, categories: lost.length, planned: one.planned }];
  });
}

function isFilled(kind: string, { category, card, language }: PlannedCard, deck: DeckPlan['deck']): boolean {
  return bind(kind, { deck, category, card, language }).value.trim() !== '';
}
