import { MOST_ON_PLAYINGCARDS_IO, type PlayFormat } from '../../export/index.js';
import { deckTitle, type Deck } from '../../schema/index.js';
import { CardwrightError, type Problem } from '../../errors.js';
import { optionFailure } from '../atOption.js';
import type { CardFilter } from '../faces/selectCards.js';

interface Selection {
  readonly keep: CardFilter;
  readonly repeatsCopies?: boolean;
  /** The format of a product to play with. */
  readonly format?: PlayFormat | undefined;
  /** What reading the deck has reported: whether it has no cards because its table gives all of them 0 copies. */
  readonly warnings: readonly Problem[];
}

/** @throws CardwrightError if the deck has no cards; at `cards` if none is chosen, or more than the format takes */
export function assertCards(deck: Deck, { keep, repeatsCopies = false, format, warnings }: Selection): void {
  const all = deck.categories.flatMap((category) => category.cards);
  if (all.length === 0) throw noCards(deckTitle(deck), warnings);
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

function noCards(title: string, warnings: readonly Problem[]): CardwrightError {
  const name = `The deck${title === '' ? '' : ` “${title}”`}`;
  if (warnings.some(({ code }) => code === 'table.no_copies'))
    return new CardwrightError('deck.no_cards', `${name} has no cards to print: all rows of its table have 0 copies.`, {
      path: '',
      fix: 'Enter 1 or more copies in the rows of the cards to print, or leave these cells empty for one copy.',
    });
  return new CardwrightError('deck.no_cards', `${name} has no cards.`, {
    path: '',
    fix: 'Add a card in the editor, as a row of its table, or under “cards” of a category in its deck file.',
  });
}
