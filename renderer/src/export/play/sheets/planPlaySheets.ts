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

interface Grid {
  readonly columns: number;
  readonly rows: number;
}

/** A picture with a card in each cell of a grid. */
export interface CardGrid extends Grid {
  readonly dpi: number;
  /** px of a card. */
  readonly width: number;
  readonly height: number;
}

export interface PlannedSheet extends CardGrid {
  /** Places of its cards in the deck, from 0, row by row. */
  readonly places: readonly number[];
  /** Whether each card has its own back, on a sheet with the same grid. */
  readonly hasOwnBacks: boolean;
  /** The picture of the backs. One for all cards is equally fine for every sheet, or it would tell its cards from others. */
  readonly backs: CardGrid;
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
    inChunks(places, size).map((chunk) => {
      const fronts = gridFor(chunk.length, grid, card);
      return { ...fronts, places: chunk, hasOwnBacks, backs: hasOwnBacks ? fronts : gridFor(1, grid, card) };
    }),
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
function gridFor(count: number, largest: Grid, card: Card): CardGrid {
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
