import { PREFLIGHT_CHECKS, type FailOn, type FindingCode } from '@cardwright/renderer';
import {
  resolveSize,
  selectCards,
  selectLanguages,
  SIDES,
  type CheckOptions,
  type LoadedDeck,
} from '@cardwright/renderer/production';
import { UsageError } from '../exitCode.js';
import { asUsage } from '../options/asUsage.js';
import { type Flags, readLanguages, readOptions } from '../options/readOptions.js';
import { CHECK_OPTIONS } from './checkOptions.js';

/** The flags of `check` besides the options in the table. */
export interface CheckFlags extends Flags {
  readonly lang?: string;
  readonly cards?: string;
  readonly allowRemote?: boolean;
  readonly linkBase?: string;
  readonly failOn?: FailOn;
  readonly fix?: boolean;
  /** The codes of the findings to fix. */
  readonly fixOnly?: string;
  readonly dryRun?: boolean;
  /** Check again when the deck changes. */
  readonly watch?: boolean;
  /** Files to write besides the output. */
  readonly report?: readonly string[];
}

/** @throws UsageError */
export function readCheckOptions(
  { lang = 'all', cards, ...flags }: CheckFlags,
  loaded: LoadedDeck,
): Promise<CheckOptions> {
  const { size, side, dpi, safe, shape } = readOptions(CHECK_OPTIONS, flags);
  return asUsage(() => ({
    size: resolveSize(size, loaded),
    sides: SIDES[side ?? CHECK_OPTIONS.side.default],
    // Check all languages of a deck by default, so that the print shop is not the first to find a problem.
    languages: selectLanguages(readLanguages(lang), loaded.deck),
    keep: selectCards(cards, loaded.deck),
    minimumDpi: dpi ?? CHECK_OPTIONS.dpi.default,
    safeMarginMm: safe ?? CHECK_OPTIONS.safe.default,
    shape,
  }));
}

/** @throws UsageError for a code that no check has */
export function readCodes(list: string): readonly FindingCode[] {
  return list.split(',').map((each) => {
    const code = each.trim();
    if (isCode(code)) return code;
    throw new UsageError(`--fix-only: there is no finding "${code}". docs/reference/preflight.md lists all codes.`);
  });
}

function isCode(code: string): code is FindingCode {
  return Object.hasOwn(PREFLIGHT_CHECKS, code);
}
