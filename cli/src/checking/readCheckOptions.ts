import type { Deck, FaceSide, Severity } from '@cardwright/renderer';
import { SIDES } from '../faces/planFaces.js';
import type { CardSize } from '@cardwright/renderer/export';
import { readLength, resolveSize } from '../faces/resolveSize.js';
import { selectCards, type CardFilter } from '../faces/selectCards.js';
import { selectLanguages } from '../faces/selectLanguages.js';

export type FailOn = Extract<Severity, 'error' | 'warning'> | 'never';

/** Options of `check` as the command line gives them. */
export interface CheckFlags {
  readonly size?: string;
  readonly side: keyof typeof SIDES;
  readonly lang?: string;
  readonly cards?: string;
  readonly allowRemote?: boolean;
  readonly dpi: number;
  readonly safe: string;
  readonly failOn: FailOn;
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
export function readCheckOptions(flags: CheckFlags, deck: Deck): CheckOptions {
  return {
    size: resolveSize(flags.size, deck),
    sides: SIDES[flags.side],
    // A deck is checked in all its languages unless asked otherwise: what is not looked at is found by the printer.
    languages: selectLanguages(flags.lang ?? 'all', deck),
    keep: selectCards(flags.cards, deck),
    minimumDpi: flags.dpi,
    safeMarginMm: readLength(flags.safe, '--safe'),
  };
}
