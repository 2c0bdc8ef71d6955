import type { DeckPlan } from '../../plan/planDeck.js';
import type { Finding } from '../types.js';
import { checkCategoryColors } from './checkCategoryColors.js';
import { checkDuplicates } from './checkDuplicates.js';
import { checkNumbering } from './checkNumbering.js';
import { checkWhitespace } from './checkWhitespace.js';

/**
 * Compares the cards and categories of a deck with each other. Looks at the whole deck, even if fewer cards are printed.
 * Needs no layout.
 */
export function checkDeckContent(plan: DeckPlan, languages: readonly string[]): readonly Finding[] {
  return [
    // Before the numbers, which duplicates repeat.
    ...checkDuplicates(plan.deck),
    ...checkNumbering(plan.deck),
    ...checkCategoryColors(plan),
    ...checkWhitespace(plan.deck, languages),
  ];
}
