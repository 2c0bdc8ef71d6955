import type { DeckPlan } from '../../plan/planDeck.js';
import type { Finding } from '../types.js';
import { checkCategoryColors } from './checkCategoryColors.js';
import { checkColorKeys } from './checkColorKeys.js';
import { checkDuplicates } from './checkDuplicates.js';
import { checkNumbering } from './checkNumbering.js';
import { checkTexts } from './checkTexts.js';
import { ESCAPED_BREAKS } from './escapedBreaks.js';
import { WHITESPACE } from './whitespace.js';

/**
 * Compares the cards and categories of a deck with each other. Looks at the whole deck, even if fewer cards are printed.
 * Needs no layout.
 */
export function checkDeckContent(plan: DeckPlan, languages: readonly string[]): readonly Finding[] {
  return [
    // Duplicates come first, because they also cause repeated numbers.
    ...checkDuplicates(plan.deck),
    ...checkNumbering(plan.deck),
    ...checkColorKeys(plan),
    ...checkCategoryColors(plan),
    ...[WHITESPACE, ESCAPED_BREAKS].flatMap((rule) => checkTexts(plan.deck, languages, rule)),
  ];
}
