import { changedFields, pairCards, type CardPair, type Deck } from '@cardwright/renderer';

/** What all cards of a deck look like, unless they have their own. */
const LOOKS = ['front_template_id', 'back_template_id', 'color_scheme_id', 'primary_color_key'] as const;

/** The cards that were added, removed or changed between two versions of a deck, or all if the deck's design changed. */
export function changedPairs(before: Deck, after: Deck): readonly CardPair[] {
  const isRedesigned = LOOKS.some((key) => before[key] !== after[key]);
  return pairCards(before, after).filter(({ before: old, after: now }) => {
    if (old === undefined || now === undefined || isRedesigned) return true;
    return old.category.id !== now.category.id || changedFields(old.card, now.card).length > 0;
  });
}
