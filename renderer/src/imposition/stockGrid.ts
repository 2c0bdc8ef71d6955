import { CardwrightError } from '../errors.js';
import type { Size } from '../geometry.js';
import type { Cell, SheetDefinition, SheetGrid } from './types.js';

/** How far a card may differ in size from the stock's cells, in which it is centred. */
const FORGIVEN_MM = 1.5;

/** The cells of perforated or die-cut stock. Portrait cards are turned to fit landscape cells. */
export function stockGrid(
  card: Size,
  bleedMm: number,
  { name, widthMm, heightMm }: SheetDefinition,
  stock: NonNullable<SheetDefinition['cells']>,
): SheetGrid {
  const upright = fits(card, stock);
  const turned = !upright && fits({ width: card.height, height: card.width }, stock);
  if (!upright && !turned) {
    throw new CardwrightError(
      'sheet.card_size',
      `${name} holds cards of ${stock.widthMm} × ${stock.heightMm} mm, not of ${round(card.width)} × ${round(card.height)} mm.`,
      { path: 'options.paper', fix: `Choose the card size ${stock.widthMm}x${stock.heightMm}mm or other paper.` },
    );
  }
  const { width, height } = turned ? { width: card.height, height: card.width } : card;
  // What is beyond the cell is cut off or belongs to the next card, so use at most half the gap.
  const bleedX = Math.max(0, Math.min(bleedMm, (stock.gapXMm + stock.widthMm - width) / 2));
  const bleedY = Math.max(0, Math.min(bleedMm, (stock.gapYMm + stock.heightMm - height) / 2));
  const cells = Array.from({ length: stock.columns * stock.rows }, (_, index): Cell => {
    const [column, row] = [index % stock.columns, Math.floor(index / stock.columns)];
    const x = stock.leftMm + column * (stock.widthMm + stock.gapXMm) + (stock.widthMm - width) / 2;
    const y = stock.topMm + row * (stock.heightMm + stock.gapYMm) + (stock.heightMm - height) / 2;
    return {
      rect: { x, y, width, height },
      bleed: { top: bleedY, right: bleedX, bottom: bleedY, left: bleedX },
      turn: turned ? 1 : 0,
    };
  });
  return { width: widthMm, height: heightMm, cells, columns: stock.columns, bleed: Math.min(bleedX, bleedY) };
}

function fits(card: Size, { widthMm, heightMm }: { widthMm: number; heightMm: number }): boolean {
  return Math.abs(card.width - widthMm) <= FORGIVEN_MM && Math.abs(card.height - heightMm) <= FORGIVEN_MM;
}

const round = (mm: number): number => Math.round(mm * 100) / 100;
