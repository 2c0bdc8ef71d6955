import type { Deck, FaceSide, Severity } from '@cardwright/renderer';
import type { CardSize } from '@cardwright/renderer/export';
import { resolveSize, selectCards, selectLanguages, SIDES, type CardFilter } from '@cardwright/renderer/production';
import { asUsage } from '../options/asUsage.js';
import { type Flags, readLanguages, readOptions } from '../options/readOptions.js';
import { CHECK_OPTIONS } from './checkOptions.js';

export type FailOn = Extract<Severity, 'error' | 'warning'> | 'never';

/** The flags of `check` besides the options in the table. */
export interface CheckFlags extends Flags {
  readonly lang?: string;
  readonly cards?: string;
  readonly allowRemote?: boolean;
  readonly linkBase?: string;
  readonly failOn: FailOn;
  /** Files to write besides the output. */
  readonly report?: readonly string[];
}

export interface CheckOptions {
  readonly size: CardSize;
  readonly sides: readonly FaceSide[];
  readonly languages: readonly string[];
  readonly keep: CardFilter;
  readonly minimumDpi: number;
  readonly safeMarginMm: number;
}

/** @throws UsageError */
export function readCheckOptions({ lang = 'all', cards, ...flags }: CheckFlags, deck: Deck): Promise<CheckOptions> {
  const { size, side, dpi, safe } = readOptions(CHECK_OPTIONS, flags);
  return asUsage(() => ({
    size: resolveSize(size, deck),
    sides: SIDES[side ?? CHECK_OPTIONS.side.default],
    // Check all languages of a deck by default, so that the print shop is not the first to find a problem.
    languages: selectLanguages(readLanguages(lang), deck),
    keep: selectCards(cards, deck),
    minimumDpi: dpi ?? CHECK_OPTIONS.dpi.default,
    safeMarginMm: safe ?? CHECK_OPTIONS.safe.default,
  }));
}
