import { DRAFT_LIMITS } from '@cardwright/server/contract/limits';
import type { DraftRequest } from '../../api/decks.js';
import { DEFAULT_LANGUAGE_CODE } from '../../languages/languageOptions.js';

export const NO_BRIEF: DraftRequest = {
  brief: '',
  language: DEFAULT_LANGUAGE_CODE,
  categories: 4,
  cards_per_category: 6,
  world_id: null,
};

export const BRIEF_RULES = {
  brief: (brief: string) => (brief.trim().length < 3 ? 'Describe in a sentence or two what the cards are for.' : null),
  categories: (categories: number) => outside(categories, DRAFT_LIMITS.categories),
  cards_per_category: (cards: number, { categories }: DraftRequest) =>
    categories * cards > DRAFT_LIMITS.cards
      ? `At most ${DRAFT_LIMITS.cards} cards in all. You can add more later.`
      : outside(cards, DRAFT_LIMITS.cardsPerCategory),
};

/** What is wrong with a number, which is an empty text where the field is empty. */
function outside(value: number | string, most: number): string | null {
  const isInside = Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most;
  return isInside ? null : `Enter a number from 1 to ${most}.`;
}
