import type { Card } from '@cardwright/renderer';
import type { CardRow } from '../../queries/decks/rows.js';
import { isSameJson } from './isSameJson.js';
import type { References } from './resolveReferences.js';
import { CARD_COLUMNS, isForeign } from './toRows.js';

/** Whether a card equals its stored row, so that it need not be converted: true for nearly all cards of a save. */
export function isUnchangedCard(card: Card, categoryId: string, row: CardRow, references: References): boolean {
  if (card.position !== row.position || categoryId !== row.category_id) return false;
  let extras = 0;
  for (const [key, value] of Object.entries(card)) {
    if (CARD_COLUMNS.has(key)) {
      if (!isSameJson(value, row[key as keyof CardRow])) return false;
    } else if (!isForeign(key)) {
      extras += 1;
      if (!Object.hasOwn(row.extra, key) || !isSameJson(value, row.extra[key])) return false;
    }
  }
  // `references` judges references to deleted designs.
  const isKnown = (id: string | null): boolean => id === null || references.hasTemplate(id);
  return extras === Object.keys(row.extra).length && isKnown(row.front_template_id) && isKnown(row.back_template_id);
}
