import type { ReactElement } from 'react';
import { Dialog } from '../../components/Dialog.js';
import { CardPicture } from '../../publicDecks/CardPicture.js';
import type { PlayedDeck } from './playedDeck.js';
import classes from './PlayedDialog.module.css';
import type { CardWords } from './useWords.js';

interface Props {
  readonly deck: PlayedDeck;
  readonly language: string;
  readonly ratio: number;
  readonly cards: readonly number[];
  readonly words: ReadonlyMap<string, CardWords>;
  readonly onClose: () => void;
}

/** The cards of this round, the newest first. */
export default function PlayedDialog({ deck, language, ratio, cards, words, onClose }: Props): ReactElement {
  return (
    <Dialog opened onClose={onClose} title="Played so far" size={860}>
      <ul className={classes.cards}>
        {cards.map((index) => {
          const [card = ''] = deck.cards[index] ?? [];
          return (
            <li key={card}>
              <CardPicture
                pictured={{ deck, card, language }}
                sizes="180px"
                ratio={ratio}
                alt={words.get(card)?.front ?? 'A card'}
              />
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
