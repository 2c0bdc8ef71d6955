import { MM_PER_INCH } from '../../../schema/values/units.js';

/** The most cards in a row and in a column of one picture that virtual tables accept. */
const MOST_COLUMNS = 10;
const MOST_ROWS = 7;
/** px; larger pictures are scaled down by Tabletop Simulator. */
const LONGEST_SIDE = 4096;
/** Below this resolution, rules cannot be read when a player leans closer; there are more sheets instead. */
const LEAST_DPI = 150;
/** Up to this many different backs, cards with the same back share sheets. With more, sheets of backs are smaller. */
const MOST_SHARED_BACKS = 8;

export interface PlannedSheet {
  readonly columns: number;
  readonly rows: number;
  readonly dpi: number;
  /** px of a card on this sheet. */
  readonly width: number;
  readonly height: number;
  /** Places of its cards in the deck, from 0, row by row. */
  readonly places: readonly number[];
  /** Whether each card has its own back, on a sheet with the same grid. */
  readonly hasOwnBacks: boolean;
}

interface Grid {
  readonly columns: number;
  readonly rows: number;
}

interface Card {
  readonly widthMm: number;
  readonly heightMm: number;
  /** The finest resolution wanted. */
  readonly dpi: number;
}

/**
 * Spreads cards over pictures with a grid, in deck order.
 * @param backs what tells the back of each card from others; null for cards without a back
 */
export function planPlaySheets(backs: readonly (string | null)[], card: Card): readonly PlannedSheet[] {
  const groups = new Map<string | null, number[]>();
  for (const [place, back] of backs.entries()) groups.set(back, [...(groups.get(back) ?? []), place]);
  const hasOwnBacks = groups.size > MOST_SHARED_BACKS;
  const grid = largestGrid(card);
  const size = grid.columns * grid.rows;
  return (hasOwnBacks ? [backs.map((_, place) => place)] : [...groups.values()]).flatMap((places) =>
    inChunks(places, size).map((chunk) => ({ ...gridFor(chunk.length, grid, card), places: chunk, hasOwnBacks })),
  );
}

function largestGrid({ widthMm, heightMm }: Card): Grid {
  const fitting = (mm: number): number => Math.floor(LONGEST_SIDE / ((mm / MM_PER_INCH) * LEAST_DPI));
  return {
    columns: Math.max(1, Math.min(MOST_COLUMNS, fitting(widthMm))),
    rows: Math.max(1, Math.min(MOST_ROWS, fitting(heightMm))),
  };
}

/** The grid with the finest cards, then the fewest empty cells, then the widest. */
function gridFor(count: number, largest: Grid, card: Card) {
  const grids = Array.from({ length: Math.min(count, largest.columns) }, (_, index) => index + 1)
    .map((columns) => ({ columns, rows: Math.ceil(count / columns) }))
    .filter(({ rows }) => rows <= largest.rows)
    .map((grid) => ({ ...grid, ...cellOf(grid, card) }));
  const ranked = grids.toSorted(
    (one, other) =>
      other.dpi - one.dpi || one.columns * one.rows - other.columns * other.rows || other.columns - one.columns,
  );
  return ranked[0] ?? { ...largest, ...cellOf(largest, card) };
}

function cellOf({ columns, rows }: Grid, { widthMm, heightMm, dpi }: Card) {
  const fitting = (mm: number, times: number): number => (LONGEST_SIDE / times / mm) * MM_PER_INCH;
  const fine = Math.min(dpi, fitting(widthMm, columns), fitting(heightMm, rows));
  const pixels = (mm: number): number => Math.max(1, Math.floor((mm / MM_PER_INCH) * fine));
  return { dpi: fine, width: pixels(widthMm), height: pixels(heightMm) };
}

function inChunks(places: readonly number[], size: number): readonly (readonly number[])[] {
  return Array.from({ length: Math.ceil(places.length / size) }, (_, index) =>
    places.slice(index * size, (index + 1) * size),
  );
}
