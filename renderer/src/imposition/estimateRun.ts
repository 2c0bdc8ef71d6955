import { type CardShape, SHAPE_AREAS } from '../cardShapes.js';
import type { SheetGrid } from './types.js';

/** What a print shop sells, and for how much. Prices are in the unit of the currency, such as euros. */
export interface PrintTerms {
  /** Numbers of cards that are sold together, in ascending order. */
  readonly packs?: readonly { readonly cards: number; readonly price?: number | undefined }[] | undefined;
  readonly price?:
    | {
        readonly currency: string;
        readonly perOrder?: number | undefined;
        readonly perCard?: number | undefined;
        readonly perSheet?: number | undefined;
      }
    | undefined;
}

/** What a print run takes. */
export interface Estimate {
  /** Printed cards with their copies. */
  readonly cards: number;
  readonly sheets?: number;
  /** Places for cards that stay empty on the last sheet. */
  readonly empty_places?: number;
  /** The share of the paper that is not cards, in whole per cent. */
  readonly waste_percent?: number;
  readonly packs?: readonly { readonly cards: number; readonly count: number }[];
  /** Cards of the packs that the run does not use. */
  readonly unused_cards?: number;
  readonly cost?: { readonly amount: number; readonly currency: string };
}

/**
 * @param cards with their copies
 * @param grid the places of cards on a sheet, if they are printed on sheets
 * @param shape what is cut out of each place
 */
export function estimateRun(
  cards: number,
  terms: PrintTerms,
  grid?: SheetGrid,
  shape: CardShape = 'rectangle',
): Estimate {
  const sheets = grid && Math.ceil(cards / grid.cells.length);
  const packs = terms.packs && packsFor(cards, terms.packs);
  const cost = costOf(cards, sheets ?? 0, packs ?? [], terms.price);
  return {
    cards,
    ...(grid && sheets !== undefined && sheetsOf(cards, sheets, grid, shape)),
    ...(packs && {
      packs: packs.map(({ cards: each, count }) => ({ cards: each, count })),
      unused_cards: packs.reduce((sum, pack) => sum + pack.cards * pack.count, 0) - cards,
    }),
    ...(cost && { cost }),
  };
}

function sheetsOf(
  cards: number,
  sheets: number,
  { cells, width, height, fold }: SheetGrid,
  shape: CardShape,
): Partial<Estimate> {
  const card = cells[0]?.rect ?? { width: 0, height: 0 };
  const faces = fold === undefined ? cards : 2 * cards;
  const area = card.width * card.height * SHAPE_AREAS[shape];
  const used = (faces * area) / Math.max(1, sheets * width * height);
  return {
    sheets,
    empty_places: sheets * cells.length - cards,
    waste_percent: Math.round(100 * (1 - used)),
  };
}

interface Bought {
  readonly cards: number;
  readonly price?: number | undefined;
  readonly count: number;
}

type Pack = NonNullable<PrintTerms['packs']>[number];

/**
 * The cheapest packs that hold the cards, if each has a price. Otherwise as few as possible, because most shops sell one deck
 * as one pack: the largest ones, and the smallest that holds the rest.
 */
function packsFor(cards: number, packs: readonly Pack[]): readonly Bought[] {
  const largest = packs.at(-1);
  if (largest === undefined || cards === 0) return [];
  if (packs.every(({ price }) => price !== undefined)) return cheapestPacks(cards, packs);
  const full = Math.floor(cards / largest.cards);
  const rest = cards - full * largest.cards;
  const last = rest === 0 ? undefined : packs.find((pack) => pack.cards >= rest);
  if (last === largest) return [{ ...largest, count: full + 1 }];
  return [...(full > 0 ? [{ ...largest, count: full }] : []), ...(last ? [{ ...last, count: 1 }] : [])];
}

/** Finds the cheapest packs for each smaller number of cards first; at the same price in hundredths, the fewer packs. */
function cheapestPacks(cards: number, packs: readonly Pack[]): readonly Bought[] {
  const best: { readonly price: number; readonly count: number; readonly last?: Pack }[] = [{ price: 0, count: 0 }];
  for (let needed = 1; needed <= cards; needed++) {
    const choices = packs.map((last) => {
      const before = best[Math.max(0, needed - last.cards)] ?? { price: 0, count: 0 };
      return { price: before.price + Math.round(100 * (last.price ?? 0)), count: before.count + 1, last };
    });
    const choice = choices.reduce((one, other) =>
      other.price < one.price || (other.price === one.price && other.count < one.count) ? other : one,
    );
    best.push(choice);
  }
  const bought = new Map<Pack, number>();
  for (let needed = cards; needed > 0;) {
    const last = best[needed]?.last;
    if (last === undefined) break;
    bought.set(last, (bought.get(last) ?? 0) + 1);
    needed -= last.cards;
  }
  return [...bought].sort(([one], [other]) => other.cards - one.cards).map(([pack, count]) => ({ ...pack, count }));
}

/** Undefined without a currency, and if nothing that is bought has a price. */
function costOf(cards: number, sheets: number, packs: readonly Bought[], price: PrintTerms['price']): Estimate['cost'] {
  if (price === undefined) return undefined;
  const { currency, perOrder, perCard, perSheet } = price;
  const parts = [
    perOrder,
    perCard !== undefined ? perCard * cards : undefined,
    perSheet !== undefined ? perSheet * sheets : undefined,
    ...packs.map((pack) => (pack.price === undefined ? undefined : pack.price * pack.count)),
  ].filter((part) => part !== undefined);
  if (parts.length === 0) return undefined;
  return { amount: Math.round(100 * parts.reduce((sum, part) => sum + part, 0)) / 100, currency };
}
