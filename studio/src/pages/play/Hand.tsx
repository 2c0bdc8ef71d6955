import { useState, type CSSProperties, type ReactElement } from 'react';
import { FlipCard } from '../../publicDecks/FlipCard.js';
import classes from './Hand.module.css';
import type { PlayedDeck } from './playedDeck.js';
import { useSwipe } from './useSwipe.js';
import type { CardWords } from './useWords.js';

interface Props {
  readonly deck: PlayedDeck;
  /** Indexes of the cards. */
  readonly cards: readonly number[];
  readonly language: string;
  readonly ratio: number;
  /** All cards show their backs. */
  readonly isFlipped: boolean;
  readonly words: ReadonlyMap<string, CardWords>;
  readonly onNext: () => void;
  readonly onBack: () => void;
  readonly onFlip: () => void;
}

/** The cards on the table. A tap turns one over; a swipe draws or goes back. */
export function Hand({ deck, cards, language, ratio, isFlipped, words, onNext, onBack, onFlip }: Props): ReactElement {
  const swipe = useSwipe({ onNext, onBack });
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set());
  const { wasSwipe, ...gestures } = swipe;
  const flip = (card: number): void => {
    if (wasSwipe()) return;
    if (cards.length === 1) onFlip();
    else
      setTurned(
        (before) => new Set(before.has(card) ? [...before].filter((each) => each !== card) : [...before, card]),
      );
  };
  const style = { '--ratio': ratio, '--cards': cards.length } as CSSProperties;
  return (
    <div className={classes.hand} data-several={cards.length > 1 || undefined} style={style} {...gestures}>
      {cards.map((index) => {
        const [id = ''] = deck.cards[index] ?? [];
        const isTurned = isFlipped !== turned.has(index);
        const said = words.get(id)?.[isTurned ? 'back' : 'front'] ?? '';
        return (
          <button
            key={id}
            type="button"
            className={classes.card}
            aria-label={`Turn the card over${said === '' ? '' : `: ${said}`}`}
            onClick={() => flip(index)}
          >
            <FlipCard
              pictured={{ deck, card: id, language }}
              isFlipped={isTurned}
              ratio={ratio}
              sizes={cards.length > 1 ? '(max-width: 767px) 44vw, 300px' : '(max-width: 767px) 84vw, 420px'}
              words={said}
              isFirst
            />
          </button>
        );
      })}
    </div>
  );
}
