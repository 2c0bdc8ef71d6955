import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CardwrightError } from '../errors.js';
import { type CardSize, CARD_SIZES } from './options/cardSizes.js';
import { sheets } from '../export/presets/index.js';
import { overlap, type Rect } from '../geometry.js';
import { planSheets, type Placement, type SheetCard } from './planSheets.js';
import { markRect, printedRect, sheetFurniture } from './sheetFurniture.js';
import { sheetGrid } from './sheetGrid.js';
import type { Cell, SheetGrid, SheetOptions } from './types.js';

const FITTING = sheets().filter(({ cells }) => !cells);
const SMALL = CARD_SIZES.filter(({ widthMm, heightMm }) => widthMm <= 70 && heightMm <= 121);

const options = fc.record({
  sheet: fc.constantFrom(...FITTING),
  orientation: fc.constantFrom('auto', 'portrait', 'landscape'),
  turn: fc.constantFrom('auto', 'never', 'always'),
  gapMm: fc.constantFrom(0, 2, 4, 6),
  marks: fc.constantFrom('ticks', 'crosses', 'guides', 'none'),
  registration: fc.boolean(),
  colorBar: fc.boolean(),
  duplex: fc.constantFrom('long-edge', 'short-edge', 'none'),
  backs: fc.constantFrom('interleaved', 'collected', 'none'),
  fold: fc.constantFrom('none', 'none', 'auto', 'horizontal', 'vertical'),
  gutterMm: fc.constantFrom(0, 6, 10),
  cardLabels: fc.boolean(),
}) satisfies fc.Arbitrary<SheetOptions & { backs: 'interleaved' | 'collected' | 'none' }>;

const texts = { title: 'Deck', sheets: 9, nameOf: (card: number): string => `${card} Card` };

const runs = fc
  .record({
    options,
    size: fc.constantFrom(...SMALL),
    bleed: fc.constantFrom(0, 2, 3, 3.175),
    count: fc.integer({ min: 1, max: 60 }),
  })
  .filter(({ options, size }) => fits(options, size))
  .map(({ options, size, bleed, count }) => {
    const grid = sheetGrid({ width: size.widthMm, height: size.heightMm }, bleed, options);
    const cards = Array.from({ length: count }, (_, index): SheetCard => ({ front: index, back: 1_000 + index }));
    return { options, grid, cards, sides: planSheets(cards, grid, options) };
  });

function fits(options: SheetOptions, { widthMm: width, heightMm: height }: CardSize): boolean {
  try {
    return sheetGrid({ width, height }, 0, options).cells.length > 0;
  } catch (error) {
    if (error instanceof CardwrightError && error.code === 'sheet.too_small') return false;
    throw error;
  }
}

/** The position on the sheet of a point in a cell; (0, 0) is the cell's top left corner, (1, 1) its bottom right. */
function onSheet({ rect, turn }: Cell, u: number, v: number): readonly [number, number] {
  const turned = [
    [u, v],
    [1 - v, u],
    [1 - u, 1 - v],
    [v, 1 - u],
  ][turn] as [number, number];
  return [rect.x + turned[0] * rect.width, rect.y + turned[1] * rect.height];
}

/** The point on the front behind which point (x, y) of the back lies. */
function throughPaper({ width, height }: SheetGrid, duplex: string, x: number, y: number): readonly [number, number] {
  const turnsLikeABook = (duplex === 'long-edge') === height >= width;
  return turnsLikeABook ? [width - x, y] : [x, height - y];
}

function folded({ width, height, fold }: SheetGrid, x: number, y: number): readonly [number, number] {
  return fold === 'vertical' ? [width - x, y] : [x, height - y];
}

const POINTS = [
  [0, 0],
  [1, 0],
  [0.3, 0.8],
] as const;

describe('planSheets', () => {
  it('puts every back behind its face, so that a card flips like the page of a book', () => {
    fc.assert(
      fc.property(runs, ({ options, grid, sides }) => {
        const fronts = new Map<number, { readonly sheet: number; readonly placement: Placement }>();
        for (const { sheet, placements } of sides) {
          for (const placement of placements)
            if (placement.side === 'front') fronts.set(placement.card, { sheet, placement });
        }
        for (const { sheet, placements } of sides) {
          for (const back of placements.filter(({ side }) => side === 'back')) {
            const front = fronts.get(back.card);
            expect(front?.sheet).toBe(sheet);
            if (!front) return;
            expect(back.drawing).toBe(front.placement.drawing + 1_000);
            for (const [u, v] of POINTS) {
              const face = onSheet(front.placement.cell, u, v);
              const behind = onSheet(back.cell, grid.fold || options.duplex !== 'none' ? 1 - u : u, v);
              const seen = grid.fold
                ? folded(grid, ...behind)
                : options.duplex === 'none'
                  ? behind
                  : throughPaper(grid, options.duplex, ...behind);
              expect(seen[0]).toBeCloseTo(face[0], 6);
              expect(seen[1]).toBeCloseTo(face[1], 6);
            }
          }
        }
      }),
    );
  });

  it('prints every card once on each requested side', () => {
    fc.assert(
      fc.property(runs, ({ options, grid, cards, sides }) => {
        const placements = sides.flatMap((side) => side.placements);
        const numbers = (side: string): number[] =>
          placements
            .filter((placement) => placement.side === side)
            .map(({ card }) => card)
            .sort((a, b) => a - b);
        const all = cards.map((_, index) => index);
        expect(numbers('front')).toEqual(all);
        expect(numbers('back')).toEqual(grid.fold || options.backs !== 'none' ? all : []);
      }),
    );
  });

  it('keeps cards on the sheet and off each other', () => {
    fc.assert(
      fc.property(runs, ({ grid, sides }) => {
        for (const { placements } of sides) {
          const cells = placements.map(({ cell }) => cell);
          for (const cell of cells) {
            const { x, y, width, height } = printedRect(cell);
            expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1e-6);
            expect(x + width).toBeLessThanOrEqual(grid.width + 1e-6);
            expect(y + height).toBeLessThanOrEqual(grid.height + 1e-6);
            for (const other of cells) if (other !== cell) expect(cover(printedRect(cell), other.rect)).toBe(false);
          }
        }
      }),
    );
  });

  it('keeps marks 4 mm from the edges, and all but crosses and guides off the cards', () => {
    fc.assert(
      fc.property(runs, ({ options, grid, sides }) => {
        for (const side of sides) {
          const { fixed, registration, lines } = sheetFurniture(side, grid, options, texts);
          const rects = [...[...fixed, ...registration].map(markRect), ...lines.map(({ cell }) => cell.rect)];
          for (const { x, y, width, height } of rects) {
            expect(Math.min(x, y)).toBeGreaterThanOrEqual(4 - 1e-9);
            expect(x + width).toBeLessThanOrEqual(grid.width - 4 + 1e-9);
            expect(y + height).toBeLessThanOrEqual(grid.height - 4 + 1e-9);
          }
          if (options.marks === 'crosses' || options.marks === 'guides') continue;
          for (const rect of rects) {
            for (const { cell } of side.placements) expect(cover(rect, cell.rect)).toBe(false);
          }
        }
      }),
    );
  });

  it('labels every face once, outside its bleed and off the marks', () => {
    fc.assert(
      fc.property(runs, ({ options, grid, sides }) => {
        for (const side of sides) {
          const fronts = side.placements.filter((placement) => placement.side === 'front');
          const { fixed, lines } = sheetFurniture(side, grid, options, { ...texts, title: false });
          const names = options.cardLabels ? fronts.map(({ card }) => texts.nameOf(card)) : [];
          expect(lines.map(({ text }) => text)).toEqual(names);
          for (const { cell: label } of lines) {
            for (const { cell } of side.placements) expect(cover(label.rect, printedRect(cell))).toBe(false);
            if (options.marks === 'ticks' && !options.colorBar)
              for (const mark of fixed) expect(cover(label.rect, markRect(mark))).toBe(false);
          }
        }
      }),
    );
  });

  it('keeps ticks outside the bleed', () => {
    fc.assert(
      fc.property(runs, ({ options, grid, sides }) => {
        for (const side of sides.filter(({ side }) => side === 'front')) {
          const { fixed } = sheetFurniture(
            side,
            grid,
            { marks: 'ticks', duplex: options.duplex },
            { ...texts, title: false },
          );
          for (const mark of fixed) {
            for (const { cell } of side.placements) expect(cover(markRect(mark), printedRect(cell))).toBe(false);
          }
        }
      }),
    );
  });
});

describe('order of pages', () => {
  const grid = sheetGrid({ width: 63, height: 88 }, 3, { sheet: FITTING[0] ?? fail() });
  const cards = Array.from({ length: 12 }, (_, index): SheetCard => ({ front: index, back: 99 }));
  const pages = (backs: 'interleaved' | 'collected' | 'none', run = cards): string[] =>
    planSheets(run, grid, { duplex: 'long-edge', backs }).map(({ sheet, side }) => `${sheet} ${side}`);

  it('interleaves, collects or omits backs', () => {
    expect(pages('interleaved')).toEqual(['1 front', '1 back', '2 front', '2 back']);
    expect(pages('collected')).toEqual(['1 front', '2 front', '1 back', '2 back']);
    expect(pages('none')).toEqual(['1 front', '2 front']);
  });

  it('omits the back of a sheet whose cards have none', () => {
    expect(
      pages(
        'interleaved',
        cards.map((card, index) => (index < 9 ? card : { ...card, back: undefined })),
      ),
    ).toEqual(['1 front', '1 back', '2 front']);
  });

  it('mirrors columns on the long edge of a portrait sheet and rows on its short edge', () => {
    const first = (duplex: 'long-edge' | 'short-edge') =>
      planSheets(cards, grid, { duplex, backs: 'interleaved' })[1]?.placements[0]?.cell;
    expect(first('long-edge')).toMatchObject({ rect: { x: 210 - 10.5 - 63, y: 16.5 }, turn: 0 });
    expect(first('short-edge')).toMatchObject({ rect: { x: 10.5, y: 297 - 16.5 - 88 }, turn: 2 });
  });

  it('shows the bleed towards empty cells', () => {
    const last =
      planSheets(cards, grid, { duplex: 'long-edge', backs: 'none' })[1]?.placements.map(({ cell }) => cell.bleed) ??
      [];
    expect(last.map(({ right, bottom }) => [right, bottom])).toEqual([
      [0, 3],
      [0, 3],
      [3, 3],
    ]);
  });
});

/** Beyond what rounding leaves. */
const cover = (one: Rect, other: Rect): boolean => overlap(one, other, -1e-6);

function fail(): never {
  throw new Error('there is no paper');
}
