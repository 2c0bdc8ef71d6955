import type { CSSProperties, ReactElement } from 'react';
import { charactersOf } from './charactersOf.js';
import type { PlayedDeck } from './playedDeck.js';
import classes from './PlayPage.module.css';
import type { Play } from './usePlay.js';
import type { CardWords } from './useWords.js';

interface Props {
  readonly deck: PlayedDeck;
  readonly play: Play;
  readonly words: ReadonlyMap<string, CardWords>;
  readonly isFlipped: boolean;
  /** The next person must not hear it yet. */
  readonly isHidden: boolean;
  /** Large type below the card; otherwise only screen readers have it. */
  readonly isLarge: boolean;
}

/** What the side of the cards that is up says. */
export function Said({ deck, play, words, isFlipped, isHidden, isLarge }: Props): ReactElement {
  const said = play.shown
    .map((index) => words.get(deck.cards[index]?.[0] ?? '')?.[isFlipped ? 'back' : 'front'] ?? '')
    .filter((text) => text !== '');
  const style = { '--characters': charactersOf(said) } as CSSProperties;
  return (
    <div
      style={style}
      className={isLarge ? classes.large : classes.unseen}
      role="status"
      aria-label="On the table"
      lang={play.language}
    >
      {!isHidden &&
        said.map((text, index) => (
          <p key={index} dir="auto">
            {text}
          </p>
        ))}
    </div>
  );
}
