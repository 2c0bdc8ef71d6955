import type { Deck, FaceSide } from '@cardwright/renderer';
import { SIDES } from '../faces/planFaces.js';
import { readLength, resolveSize, type CardSize } from '../faces/resolveSize.js';
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
  readonly copies: boolean;
}

/** What every export is made with. */
export interface ExportOptions {
  readonly size: CardSize;
  readonly sides: readonly FaceSide[];
  readonly languages: readonly string[];
  readonly keep: CardFilter;
  readonly bleedMm: number;
  readonly allowBroken: boolean;
  /** Whether a card is repeated as often as it says. */
  readonly repeatsCopies: boolean;
}

/** @param bleed what the preset takes when nothing is asked for @throws UsageError */
export function readExportOptions(flags: ExportFlags, deck: Deck, bleed: string): ExportOptions {
  return {
    size: resolveSize(flags.size, deck),
    sides: SIDES[flags.side],
    languages: selectLanguages(flags.lang, deck),
    keep: selectCards(flags.cards, deck),
    bleedMm: readLength(flags.bleed ?? bleed, '--bleed'),
    allowBroken: flags.allowBroken ?? false,
    repeatsCopies: flags.copies,
  };
}
