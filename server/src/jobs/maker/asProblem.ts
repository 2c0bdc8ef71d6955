import type { Finding } from '@cardwright/renderer';
import type { ExportProblem } from '../../contract/exports.js';

/** A finding as a problem of an export: with the place as text, its cards, and what a program can fix. */
export function asProblem(finding: Finding): ExportProblem {
  const { severity, code, message, fix, card, cards, side, language, itemId, place, quickFix } = finding;
  return {
    severity,
    code,
    path: pathOf(finding),
    message,
    fix,
    cards: (cards ?? (card ? [card] : [])).slice(0, MOST_CARDS),
    ...(side && { side }),
    ...(language !== undefined && { language }),
    ...(itemId !== undefined && { item_id: itemId }),
    ...(place && { place_mm: place }),
    ...(quickFix && { quick_fix: quickFix }),
  };
}

/** Thousands of cards may share one finding. */
const MOST_CARDS = 200;

/** `card 7 “Lamp” (front, de) and 2 more`; `deck` for what concerns the whole deck. */
function pathOf({ card, cards = [], side, language }: Finding): string {
  if (card === undefined) return 'deck';
  const face = [side, language].filter((part) => part !== undefined).join(', ');
  const others = cards.length > 1 ? ` and ${cards.length - 1} more` : '';
  const title = card.title === '' ? '' : ` “${card.title}”`;
  return `card ${card.number ?? '?'}${title}${face === '' ? '' : ` (${face})`}${others}`;
}
