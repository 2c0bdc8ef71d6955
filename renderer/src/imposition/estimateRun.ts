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

/** @param cards with their copies @param grid the places of cards on a sheet, if they are printed on sheets */
export function estimateRun(cards: number, terms: PrintTerms, grid?: SheetGrid): Estimate {
  const sheets = grid && Math.ceil(cards / grid.cells.length);
  const packs = terms.packs && packsFor(cards, terms.packs);
  const cost = costOf(cards, sheets ?? 0, packs ?? [], terms.price);
  return {
    cards,
    ...(grid && sheets !== undefined && sheetsOf(cards, sheets, grid)),
    ...(packs && {
      packs: packs.map(({ cards: each, count }) => ({ cards: each, count })),
      unused_cards: packs.reduce((sum, pack) => sum + pack.cards * pack.count, 0) - cards,
    }),
    ...(cost && { cost }),
  };
}

function sheetsOf(cards: number, sheets: number, { cells, width, height, fold }: SheetGrid): Partial<Estimate> {
  const card = cells[0]?.rect ?? { width: 0, height: 0 };
  const faces = fold === undefined ? cards : 2 * cards;
  const used = (faces * card.width * card.height) / Math.max(1, sheets * width * height);
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

/** Fills the largest packs first, and takes the smallest pack that holds the rest. */
function packsFor(cards: number, packs: NonNullable<PrintTerms['packs']>): readonly Bought[] {
  const largest = packs.at(-1);
  if (largest === undefined || cards === 0) return [];
  const full = Math.floor(cards / largest.cards);
  const rest = cards - full * largest.cards;
  const last = rest === 0 ? undefined : packs.find((pack) => pack.cards >= rest);
  if (last === largest) return [{ ...largest, count: full + 1 }];
  return [...(full > 0 ? [{ ...largest, count: full }] : []), ...(last ? [{ ...last, count: 1 }] : [])];
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
