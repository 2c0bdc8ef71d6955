import type { FailOn } from '../../failOn.js';
import type { CardSize, RasterFormat } from '../../export/index.js';
import { RENDER_OPTIONS } from '../../imposition/options/exportOptions.js';
import type { ExportOrder, RenderOptions } from '../../imposition/options/values.js';
import type { PdfEngine } from '../../imposition/types.js';
import type { FaceSide } from '../../plan/planDeck.js';
import type { LoadedDeck } from '../loading/loadedDeck.js';
import { optionFailure } from '../atOption.js';
import { SIDES } from '../faces/planFaces.js';
import { resolveSize } from '../faces/resolveSize.js';
import { selectCards, type CardFilter } from '../faces/selectCards.js';
import { selectLanguages } from '../faces/selectLanguages.js';
import { assertCards } from '../products/assertCards.js';

export type FaceFormat = RasterFormat | 'svg' | 'pdf';

/** Which faces of a deck to write as pictures. */
export type RenderOrder = Pick<ExportOrder, 'languages' | 'cards'> & { readonly options?: RenderOptions | undefined };

/** A valid order of pictures for a certain deck. */
export interface RenderPlan {
  readonly format: FaceFormat;
  readonly size: CardSize;
  readonly dpi: number;
  readonly bleedMm: number;
  readonly quality: number;
  readonly transparent: boolean;
  readonly cornerRadiusMm: number;
  /** The engine that writes PDFs. */
  readonly engine: PdfEngine;
  readonly sides: readonly FaceSide[];
  readonly languages: readonly string[];
  readonly keep: CardFilter;
  /** e.g. `{number}-{title}-{side}`; undefined for the default names. */
  readonly namePattern?: string | undefined;
  /** Also write faces with missing pictures or icons. */
  readonly allowBroken: boolean;
  /** Findings of this severity, or worse ones, stop the work before anything is written. */
  readonly failOn: FailOn;
}

const TRANSPARENT: ReadonlySet<FaceFormat> = new Set<FaceFormat>(['png', 'webp']);
const LOSSY: ReadonlySet<FaceFormat> = new Set<FaceFormat>(['jpg', 'webp']);

/** Whether files of this format have pixels. */
export const isRaster = (format: FaceFormat): format is RasterFormat => format !== 'svg' && format !== 'pdf';

/** @throws CardwrightError if the deck has no cards; at `languages`, `cards` or `options.…` for what it does not allow */
export function planRender(
  { options = {}, languages, cards }: RenderOrder,
  loaded: Pick<LoadedDeck, 'deck' | 'catalogue' | 'warnings'>,
): RenderPlan {
  const { deck } = loaded;
  const usual = RENDER_OPTIONS;
  const { format = usual.format.default, bleed = usual.bleed.default, corners = usual.corners.default } = options;
  const { transparent = usual.transparent.default, quality, side = usual.side.default } = options;
  if (transparent && !TRANSPARENT.has(format))
    throw optionFailure('options.transparent', `Transparency requires the format png or webp, not ${format}.`);
  if (corners > 0 && !TRANSPARENT.has(format))
    throw optionFailure('options.corners', `Rounded corners require the format png or webp, not ${format}.`);
  if (corners > 0 && bleed > 0)
    throw optionFailure(
      'options.corners',
      'Rounded corners cannot be combined with a bleed, which they would cut off.',
    );
  if (quality !== undefined && !LOSSY.has(format))
    throw optionFailure('options.quality', `Quality is for jpg and webp, not for ${format}.`);
  if (options.dpi !== undefined && !isRaster(format))
    throw optionFailure('options.dpi', `Resolution is for png, jpg and webp, not for ${format}.`);
  if (options.engine !== undefined && format !== 'pdf')
    throw optionFailure('options.engine', `The engine is for pdf, not for ${format}.`);
  const keep = selectCards(cards, deck);
  assertCards(deck, { keep, warnings: loaded.warnings });
  return {
    format,
    size: resolveSize(options.size, loaded),
    dpi: options.dpi ?? usual.dpi.default,
    bleedMm: bleed,
    quality: quality ?? usual.quality.default,
    transparent,
    cornerRadiusMm: corners,
    engine: options.engine ?? usual.engine.default,
    sides: SIDES[side],
    languages: selectLanguages(languages, deck),
    keep,
    namePattern: options.name,
    allowBroken: options.allow_broken ?? usual.allow_broken.default,
    failOn: options.fail_on ?? usual.fail_on.default,
  };
}
