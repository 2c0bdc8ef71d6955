import { findPreset, presetSize, rasterSize, uploadBleed } from '../../export/index.js';
import type { CardSize, Preset, PressPlan, RequiredSize, SheetOptions } from '../../export/index.js';
import type { FailOn } from '../../failOn.js';
import type { CopyOrder } from '../../imposition/copyOrder.js';
import type { BleedRepair } from '../../imposition/types.js';
import { EXPORT_OPTIONS } from '../../imposition/options/exportOptions.js';
import { sheetGrid } from '../../imposition/sheetGrid.js';
import type { PdfEngine } from '../../imposition/types.js';
import type { FaceSide } from '../../plan/planDeck.js';
import type { LoadedDeck } from '../loading/loadedDeck.js';
import { atOption } from '../atOption.js';
import { SIDES } from '../faces/planFaces.js';
import { requireVersion } from '../faces/stampPlan.js';
import { resolveSize } from '../faces/resolveSize.js';
import { selectCards, type CardFilter } from '../faces/selectCards.js';
import { selectLanguages } from '../faces/selectLanguages.js';
import { assertCards } from './assertCards.js';
import { assertOptionsOfProduct } from './assertOptionsOfProduct.js';
import { assertPixels, assertVendorsWishes } from './assertVendorsWishes.js';
import { pressOptions } from './pressOptions.js';
import { pictureOptions, type PictureOptions } from './pictureOptions.js';
import { playOptions, type PlayPlan } from './playOptions.js';
import type { ProductionOptions, ProductionOrder } from './productionOrder.js';
import { sheetOptions } from './sheetOptions.js';

/** Data for a specific kind of product. */
export type ProductPlan =
  | { readonly kind: 'pdf-cards'; readonly engine: PdfEngine; readonly press: PressPlan | undefined }
  | {
      readonly kind: 'pdf-sheets';
      readonly engine: PdfEngine;
      readonly press: PressPlan | undefined;
      readonly sheet: SheetOptions;
      readonly hasFooter: boolean;
    }
  | { readonly kind: 'zip'; readonly pictures: PictureOptions }
  | { readonly kind: 'play'; readonly play: PlayPlan };

/** Options for all faces of an export. */
export interface FaceOptions {
  readonly product: ProductPlan;
  readonly size: CardSize;
  /** Whether faces lie turned by a quarter in the file, as the vendor's files are portrait and the card landscape. */
  readonly isTurned: boolean;
  /** The trim as it lies in the file. */
  readonly fileTrim: Pick<CardSize, 'widthMm' | 'heightMm'>;
  readonly sides: readonly FaceSide[];
  /** The same sides in the order of pages with single cards. */
  readonly pageSides: readonly FaceSide[];
  readonly keep: CardFilter;
  readonly bleedMm: number;
  readonly allowBroken: boolean;
  /** Whether cards are repeated by their copies. */
  readonly repeatsCopies: boolean;
  /** How many copies to make of cards that have more than an earlier version had, by their numbers; all of other cards. */
  readonly newCopies?: ReadonlyMap<number, number>;
  readonly collate: CopyOrder;
  readonly repairBleed: BleedRepair;
  /** The version printed on the fronts, if any. */
  readonly stamp?: number;
}

/** A valid order for a certain deck. */
export interface ExportPlan extends FaceOptions {
  readonly preset: Preset;
  /** The vendor's requirements for the size, if any. */
  readonly wanted: RequiredSize | undefined;
  readonly languages: readonly string[];
  /** Pictures should have at least this many pixels per inch. */
  readonly minimumDpi: number;
  /** Distance from the trim, in millimetres, that texts and icons should keep. */
  readonly safeMarginMm: number;
  /** Findings of this severity, or worse ones, stop the export. */
  readonly failOn: FailOn;
}

/** What a plan needs of a deck; `warnings` are those of reading it. */
type Plannable = Pick<LoadedDeck, 'deck' | 'catalogue'> & Partial<Pick<LoadedDeck, 'warnings'>>;

/**
 * Checks an order without its deck.
 * @throws CardwrightError at `preset` or `options.…` if unknown or not for this product
 */
export function planProduct({ preset: given, options = {} }: ProductionOrder): Pick<ExportPlan, 'preset' | 'product'> {
  const preset = typeof given === 'string' ? atOption('preset', () => findPreset(given)) : given;
  assertOptionsOfProduct(options, preset);
  assertVendorsWishes(preset, options);
  return { preset, product: productOf(preset, options) };
}

/**
 * Checks an order for a deck, before any work.
 * @throws CardwrightError at `preset`, `languages`, `cards` or `options.…` if the preset or the deck does not allow it
 */
export function planExport(order: ProductionOrder, loaded: Plannable): ExportPlan {
  const { deck } = loaded;
  const { preset, product } = planProduct(order);
  const { options = {}, cards, languages } = order;
  const sides = printedSides(product, options);
  const size = resolveSize(options.size, loaded, preset);
  const wanted = atOption('options.size', () => presetSize(preset, size));
  // Sheets turn their cells, and tables show cards upright.
  const isTurned = wanted?.isTurned === true && (product.kind === 'pdf-cards' || product.kind === 'zip');
  const fileTrim = isTurned ? { widthMm: size.heightMm, heightMm: size.widthMm } : size;
  assertPixels(preset, wanted, fileTrim, options);
  const bleedMm = options.bleed ?? uploadBleed(preset, wanted, fileTrim);
  // Throws if the sheets cannot hold the cards. The grid is planned again when they are drawn.
  if (product.kind === 'zip') assertPaintable(fileTrim, bleedMm, product.pictures.dpi);
  if (product.kind === 'pdf-sheets') sheetGrid({ width: size.widthMm, height: size.heightMm }, bleedMm, product.sheet);
  const keep = selectCards(cards, deck);
  const repeatsCopies = options.copies ?? EXPORT_OPTIONS.copies.default;
  assertCards(deck, { keep, repeatsCopies, format: preset.play, warnings: loaded.warnings ?? [] });
  return {
    preset,
    product,
    size,
    isTurned,
    fileTrim,
    wanted,
    sides,
    pageSides: preset.firstSide === 'back' ? sides.toReversed() : sides,
    languages: selectLanguages(languages, deck),
    keep,
    bleedMm,
    allowBroken: options.allow_broken ?? EXPORT_OPTIONS.allow_broken.default,
    repairBleed: options.repair_bleed ?? EXPORT_OPTIONS.repair_bleed.default,
    collate: options.collate ?? EXPORT_OPTIONS.collate.default,
    ...(options.stamp === true && { stamp: requireVersion(deck) }),
    minimumDpi: Math.min(dpiOf(product), EXPORT_OPTIONS.dpi.default),
    safeMarginMm: preset.safeMm,
    failOn: options.fail_on ?? EXPORT_OPTIONS.fail_on.default,
    repeatsCopies,
  };
}

function productOf(preset: Preset, options: ProductionOptions): ProductPlan {
  const { engine = EXPORT_OPTIONS.engine.default } = options;
  switch (preset.product) {
    case 'pdf-cards':
      return { kind: 'pdf-cards', engine, press: pressOptions(options, preset) };
    case 'pdf-sheets': {
      const hasFooter = options.footer ?? EXPORT_OPTIONS.footer.default;
      const sheet = sheetOptions(options, preset);
      // A run of one side has nothing to put behind the faces.
      const isSingle = (options.side ?? EXPORT_OPTIONS.side.default) !== 'both';
      const single = { ...sheet, backs: 'none', fold: 'none' } as const;
      const press = pressOptions(options, preset);
      return { kind: 'pdf-sheets', engine, press, sheet: isSingle ? single : sheet, hasFooter };
    }
    case 'zip':
      return { kind: 'zip', pictures: pictureOptions(options, preset) };
    case 'play':
      return { kind: 'play', play: playOptions(options, preset) };
  }
}

/** @throws CardwrightError at `options.dpi` if no browser can paint so large a picture */
function assertPaintable({ widthMm, heightMm }: FaceOptions['fileTrim'], bleedMm: number, dpi: number): void {
  atOption('options.dpi', () =>
    rasterSize({ width: widthMm, height: heightMm, bleed: bleedMm }, { dpi, widthMm, bleedMm }),
  );
}

/** Backs that no sheet has, as on labels, are neither checked nor drawn. */
function printedSides(
  product: ProductPlan,
  { side = EXPORT_OPTIONS.side.default }: ProductionOptions,
): readonly FaceSide[] {
  const { backs, fold = 'none' }: Partial<SheetOptions> = product.kind === 'pdf-sheets' ? product.sheet : {};
  return SIDES[side === 'both' && backs === 'none' && fold === 'none' ? 'front' : side];
}

/** The resolution at which a product shows pictures; PDFs keep that of the pictures. */
function dpiOf(product: ProductPlan): number {
  if (product.kind === 'zip') return product.pictures.dpi;
  return product.kind === 'play' ? product.play.dpi : Infinity;
}
