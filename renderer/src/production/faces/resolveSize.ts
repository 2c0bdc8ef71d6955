import { CARD_SIZES, findCardSize, type CardSize, type Preset } from '../../export/index.js';
import { sizeInShapeOf, usualSize } from '../../imposition/options/usualSize.js';
import { findTemplate } from '../../plan/catalogue.js';
import { parseRatio } from '../../schema/index.js';
import { atOption } from '../atOption.js';
import type { LoadedDeck } from '../loading/loadedDeck.js';

/**
 * The trim size for printing: the requested one, else the deck's (`size: tarot`), else the most suitable one of the
 * preset, else the one in the shape of the deck's front design. The last two are landscape if that design is.
 * @throws CardwrightError `size.unknown`, `size.bad` at `options.size`, or at `size` for the deck's own
 */
export function resolveSize(
  asked: string | undefined,
  { deck, catalogue }: Pick<LoadedDeck, 'deck' | 'catalogue'>,
  { preferredSize, sizes }: Pick<Preset, 'preferredSize' | 'sizes'> = {},
): CardSize {
  if (asked !== undefined) return atOption('options.size', () => findCardSize(asked));
  const own = deck.size;
  if (typeof own === 'string' && own !== '') return findCardSize(own);
  const ratio = parseRatio(findTemplate(catalogue, deck.front_template_id, 'front').ratio);
  if (preferredSize !== undefined) return findCardSize(sizeInShapeOf(findCardSize(preferredSize), ratio).slug);
  const offered = sizes?.map(({ size }) => findCardSize(size)) ?? CARD_SIZES;
  return findCardSize(usualSize(offered, ratio));
}
