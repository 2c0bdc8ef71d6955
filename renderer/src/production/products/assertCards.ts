import { MOST_ON_PLAYINGCARDS_IO } from '../../export/index.js';
import { optionFailure } from '../atOption.js';
import type { LoadedDeck } from '../loading/loadedDeck.js';
import type { ExportPlan } from './planExport.js';

/** @throws CardwrightError at `cards` if there is no card to export, or more than the product takes */
export function assertCards(
  { deck }: Pick<LoadedDeck, 'deck'>,
  { keep, product, repeatsCopies }: Pick<ExportPlan, 'keep' | 'product' | 'repeatsCopies'>,
): void {
  const cards = deck.categories.flatMap((category) => category.cards).filter((_, index) => keep({ number: index + 1 }));
  if (cards.length === 0)
    throw optionFailure('cards', 'There is no card to export.', 'Add a card to the deck, or choose at least one.');
  const count = repeatsCopies ? cards.reduce((sum, { copies }) => sum + copies, 0) : cards.length;
  if (product.kind === 'play' && product.play.format === 'playingcards-io' && count > MOST_ON_PLAYINGCARDS_IO)
    throw optionFailure(
      'cards',
      `PlayingCards.io takes ${MOST_ON_PLAYINGCARDS_IO} cards, not ${count}.`,
      'Choose fewer cards, or leave out copies.',
    );
}
