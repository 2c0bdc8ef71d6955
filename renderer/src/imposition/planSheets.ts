import { cellBehind, flipAxis } from './flip.js';
import type { BackOrder, Cell, DuplexMode, SheetGrid } from './types.js';

/** A printed card; each copy is one. */
export interface SheetCard {
  /** Index of the drawing. */
  readonly front: number;
  readonly back: number | undefined;
  /** The number and title of the card, with which the label of its copies is printed. */
  readonly name?: string;
}

export interface Placement {
  readonly cell: Cell;
  readonly drawing: number;
  readonly side: 'front' | 'back';
  /** Index of the card. */
  readonly card: number;
}

/** One side of a sheet of paper, which is one page of the file. */
export interface SheetSide {
  /** From 1. */
  readonly sheet: number;
  readonly side: 'front' | 'back' | 'fold';
  readonly placements: readonly Placement[];
}

/**
 * The pages of a print run, with cards in order, row by row. A back lies behind its face on every sheet, even on a last
 * sheet that is not full. A sheet without backs has no back side.
 */
export function planSheets(
  cards: readonly SheetCard[],
  grid: SheetGrid,
  { duplex, backs }: { readonly duplex: DuplexMode; readonly backs: Exclude<BackOrder, 'separate'> },
): SheetSide[] {
  const sheets = chunk(cards, grid.cells.length);
  const fronts = sheets.map((chunk, index): SheetSide => ({
    sheet: index + 1,
    side: grid.fold ? 'fold' : 'front',
    placements: place(chunk, grid, 'front', (cell) => cell),
  }));
  if (grid.fold) return fronts.map((side, index) => withFoldedBacks(side, sheets[index] ?? [], grid));
  if (backs === 'none') return fronts;
  const behind = (cell: Cell): Cell => (duplex === 'none' ? cell : cellBehind(cell, grid, flipAxis(grid, duplex)));
  const reverse = sheets
    .map((chunk, index): SheetSide => ({
      sheet: index + 1,
      side: 'back',
      placements: place(chunk, grid, 'back', behind),
    }))
    .filter(({ placements }) => placements.length > 0);
  if (backs === 'collected') return [...fronts, ...reverse];
  return fronts.flatMap((front) => [front, ...reverse.filter(({ sheet }) => sheet === front.sheet)]);
}

interface NumberedCard extends SheetCard {
  readonly number: number;
}

function chunk(cards: readonly SheetCard[], size: number): NumberedCard[][] {
  const sheets: NumberedCard[][] = [];
  cards.forEach((card, number) => {
    if (number % size === 0) sheets.push([]);
    sheets.at(-1)?.push({ ...card, number });
  });
  return sheets;
}

function place(
  cards: readonly NumberedCard[],
  grid: SheetGrid,
  side: 'front' | 'back',
  move: (cell: Cell) => Cell,
): Placement[] {
  return cards.flatMap((card, index) => {
    const drawing = card[side];
    if (drawing === undefined) return [];
    return [{ cell: move(openCell(grid, index, cards.length)), drawing, side, card: card.number }];
  });
}

/** A cell that shows its full bleed towards empty cells to its right and below, on a sheet that is not full. */
function openCell({ cells, columns, bleed }: SheetGrid, index: number, used: number): Cell {
  const cell = cells[index] as Cell;
  const opensRight = index === used - 1 && (index + 1) % columns !== 0;
  const opensDown = index + columns >= used && index + columns < cells.length;
  if (!opensRight && !opensDown) return cell;
  const { right, bottom } = cell.bleed;
  return { ...cell, bleed: { ...cell.bleed, right: opensRight ? bleed : right, bottom: opensDown ? bleed : bottom } };
}

function withFoldedBacks(front: SheetSide, cards: readonly NumberedCard[], grid: SheetGrid): SheetSide {
  const axis = grid.fold === 'horizontal' ? 'horizontal' : 'vertical';
  const backs = place(cards, grid, 'back', (cell) => cellBehind(cell, grid, axis));
  return { ...front, placements: [...front.placements, ...backs] };
}
