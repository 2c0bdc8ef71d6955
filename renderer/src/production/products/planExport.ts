import type { Deck, FaceSide } from '@cardwright/renderer';
import { presetSize, uploadBleed, type CardSize, type Preset, type PresetSize } from '@cardwright/renderer/export';
import { UsageError } from '../exitCode.js';
import { SIDES } from '../faces/planFaces.js';
import { asUsage, readLength, resolveSize } from '../faces/resolveSize.js';
import { selectCards, type CardFilter } from '../faces/selectCards.js';
import { selectLanguages } from '../faces/selectLanguages.js';

/** Options of `export` as the command line gives them. */
export interface ExportFlags {
  readonly preset: string;
  readonly out: string;
  readonly size?: string;
  readonly side: keyof typeof SIDES;
  readonly lang?: string;
  readonly cards?: string;
  readonly bleed?: string;
  readonly allowBroken?: boolean;
  readonly allowRemote?: boolean;
  readonly copies: boolean;
}

/** What every export is made with. */
export interface ExportOptions {
  readonly preset: Preset;
  readonly size: CardSize;
  /** What the vendor wants for this size, if he wants anything. */
  readonly wanted: PresetSize | undefined;
  readonly sides: readonly FaceSide[];
  readonly languages: readonly string[];
  readonly keep: CardFilter;
  readonly bleedMm: number;
  readonly allowBroken: boolean;
  /** Whether a card is repeated as often as it says. */
  readonly repeatsCopies: boolean;
}

/** @throws UsageError for values that are none or that the preset does not take */
export function readExportOptions(flags: ExportFlags, preset: Preset, deck: Deck): ExportOptions {
  const size = resolveSize(flags.size, deck, preset.preferredSize);
  const wanted = asUsage('--size', () => presetSize(preset, size.slug));
  if (wanted?.widthPx !== undefined && flags.bleed !== undefined)
    throw new UsageError(
      `--bleed: ${preset.title} wants pictures of ${wanted.widthPx} × ${wanted.heightPx ?? 0} px, bleed included; leave it out.`,
    );
  if (preset.strictPairs === true && flags.side !== 'both')
    throw new UsageError(`--side: ${preset.title} wants a back behind every front; leave it out.`);
  return {
    preset,
    size,
    wanted,
    sides: SIDES[flags.side],
    languages: selectLanguages(flags.lang, deck),
    keep: selectCards(flags.cards, deck),
    bleedMm: flags.bleed === undefined ? uploadBleed(preset, wanted, size) : readLength(flags.bleed, '--bleed'),
    allowBroken: flags.allowBroken ?? false,
    repeatsCopies: flags.copies,
  };
}
