import type { Deck } from '@cardwright/renderer';
import { CardwrightError, parseLength } from '@cardwright/renderer';
import { findCardSize, type CardSize } from '@cardwright/renderer/export';
import { UsageError } from '../exitCode.js';

const DEFAULT_SIZE = 'poker-us';

/**
 * The trim size to print on: what was asked for, else what the deck file says (`size: tarot`), else what suits best.
 * @throws UsageError for an unknown size
 */
export function resolveSize(asked: string | undefined, deck: Deck, otherwise = DEFAULT_SIZE): CardSize {
  const own = deck.size;
  if (asked !== undefined) return asUsage('--size', () => findCardSize(asked));
  if (typeof own === 'string' && own !== '') return asUsage('size of the deck', () => findCardSize(own));
  return findCardSize(otherwise);
}

/** A length given as an option. @throws UsageError naming the option */
export function readLength(text: string, option: string): number {
  const parsed = parseLength(text);
  if (parsed.ok) return parsed.value;
  throw new UsageError(`${option}: ${parsed.problems[0]?.message ?? 'that is no length.'}`);
}

/** What `read` makes of an option; what it refuses is wrong usage. */
export function asUsage<T>(option: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof CardwrightError)) throw error;
    throw new UsageError(`${option}: ${error.message}${error.fix === undefined ? '' : ` ${error.fix}`}`);
  }
}
