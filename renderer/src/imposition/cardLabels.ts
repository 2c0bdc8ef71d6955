import { MARK_MARGIN } from './marks/limits.js';
import type { Placement, SheetSide } from './planSheets.js';
import type { Cell } from './types.js';

/** mm that stay free below each card for its label. */
export const LABEL_ROOM = 3;

/** mm: the label's height, and its distance from the card with its bleed. */
const HEIGHT = 2.2;
const DISTANCE = 0.4;
/** mm at either end, where cut marks stand. */
const INSET = 4;
/** mm for each character of usual width, at the size of the label. */
const CHARACTER = 0.85;

/** A line of text on a sheet, beside the cards. */
export interface SheetLine {
  readonly cell: Cell;
  readonly text: string;
}

/** mm that the lowest cards keep from the edge of the paper, so that their labels are printed. */
export const LABEL_MARGIN = LABEL_ROOM + MARK_MARGIN;

/** The text of a card's label. @param number its position in the deck, from 1 */
export function cardName({ number, title = '' }: { readonly number?: number; readonly title?: string }): string {
  return `${number ?? ''} ${title}`.trim();
}

/** The labels of the cards on one side of a sheet: below each face, outside its trim and bleed. */
export function cardLabels({ placements }: SheetSide, nameOf: (card: number) => string): SheetLine[] {
  return placements.flatMap((placement) => {
    const text = shorten(nameOf(placement.card), placement.cell.rect.width - 2 * INSET);
    return placement.side === 'front' && text !== '' ? [{ cell: cellBelow(placement), text }] : [];
  });
}

function cellBelow({ cell: { rect, bleed } }: Placement): Cell {
  const y = rect.y + rect.height + bleed.bottom + DISTANCE;
  return {
    rect: { x: rect.x + INSET, y, width: rect.width - 2 * INSET, height: HEIGHT },
    bleed: { top: 0, right: 0, bottom: 0, left: 0 },
    turn: 0,
  };
}

/** Ideographs are twice as wide as letters. */
function shorten(text: string, width: number): string {
  const most = width / CHARACTER;
  let used = 0;
  const kept = [...text].filter((character) => (used += character >= '\u2e80' ? 2 : 1) <= most);
  return used <= most ? text : `${kept.slice(0, -1).join('').trimEnd()}…`;
}
