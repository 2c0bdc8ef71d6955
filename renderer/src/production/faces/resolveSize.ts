import { findCardSize, type CardSize } from '../../export/index.js';
import type { Deck } from '../../schema/index.js';
import { atOption } from '../atOption.js';

const DEFAULT_SIZE = 'poker-us';

/**
 * The trim size for printing: the requested one, else the deck's (`size: tarot`), else the most suitable.
 * @throws CardwrightError `size.unknown`, `size.bad` at `options.size`, or at `size` for the deck's own
 */
export function resolveSize(asked: string | undefined, deck: Deck, otherwise = DEFAULT_SIZE): CardSize {
  const own = deck.size;
  if (asked !== undefined) return atOption('options.size', () => findCardSize(asked));
  return findCardSize(typeof own === 'string' && own !== '' ? own : otherwise);
}
