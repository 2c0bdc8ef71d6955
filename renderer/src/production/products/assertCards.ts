import { MOST_ON_PLAYINGCARDS_IO, type PlayFormat } from '../../export/index.js';
import { deckTitle, type Deck } from '../../schema/index.js';
import { CardwrightError } from '../../errors.js';
import { optionFailure } from '../atOption.js';
import type { CardFilter } from '../faces/selectCards.js';

interface Selection {
  readonly keep: CardFilter;
  readonly repeatsCopies: boolean;
  /** The format of a product to play with. */
  readonly format: PlayFormat | undefined;
}

/** @throws CardwrightError if the deck has no cards; at `cards` if none is chosen, or more than the format takes */
export function assertCards(deck: Deck, { keep, repeatsCopies, format }: Selection): void {
  const all = deck.categories.flatMap((category) => category.cards);
  if (all.length === 0) throw noCards(deckTitle(deck));
  const cards = all.filter((_, index) => keep({ number: index + 1 }));
  if (cards.length === 0) throw optionFailure('cards', 'There is no card to export.', 'Choose at least one.');
  const count = repeatsCopies ? cards.reduce((sum, { copies }) => sum + copies, 0) : cards.length;
  if (format === 'playingcards-io' && count > MOST_ON_PLAYINGCARDS_IO)
    throw optionFailure(
      'cards',
      `PlayingCards.io takes ${MOST_ON_PLAYINGCARDS_IO} cards, not ${count}.`,
      'Choose fewer cards, or leave out copies.',
    );
}

function noCards(title: string): CardwrightError {
  return new CardwrightError('deck.no_cards', `The deck ${title === '' ? '' : `“${title}” `}has no cards.`, {
    path: '',
    fix: 'Add a card in the editor, as a row of its table, or under “cards” of a category in its deck file.',
  });
}
