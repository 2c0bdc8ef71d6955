import { MOST_ON_PLAYINGCARDS_IO, type PlayFormat } from '../../export/index.js';
import type { Deck } from '../../schema/index.js';
import { optionFailure } from '../atOption.js';
import type { CardFilter } from '../faces/selectCards.js';

interface Selection {
  readonly keep: CardFilter;
  readonly repeatsCopies: boolean;
  /** For a product to play with. */
  readonly format: PlayFormat | undefined;
}

/** @throws CardwrightError at `cards` if there is no card to export, or more than the format takes */
export function assertCards(deck: Deck, { keep, repeatsCopies, format }: Selection): void {
  const cards = deck.categories.flatMap((category) => category.cards).filter((_, index) => keep({ number: index + 1 }));
  if (cards.length === 0)
    throw optionFailure('cards', 'There is no card to export.', 'Add a card to the deck, or choose at least one.');
  const count = repeatsCopies ? cards.reduce((sum, { copies }) => sum + copies, 0) : cards.length;
  if (format === 'playingcards-io' && count > MOST_ON_PLAYINGCARDS_IO)
    throw optionFailure(
      'cards',
      `PlayingCards.io takes ${MOST_ON_PLAYINGCARDS_IO} cards, not ${count}.`,
      'Choose fewer cards, or leave out copies.',
    );
}
