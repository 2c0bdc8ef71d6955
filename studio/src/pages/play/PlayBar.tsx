import { Bookmark, Pause, Timer as TimerIcon, Undo2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Kbd } from '../../components/Kbd.js';
import felt from '../../publicDecks/felt/Felt.module.css';
import classes from './PlayBar.module.css';
import type { PlayedDeck } from './playedDeck.js';
import type { Play } from './usePlay.js';
import type { PlayActions } from './usePlayActions.js';
import { clock } from './useTimer.js';

interface Props {
  readonly deck: PlayedDeck;
  readonly play: Play;
  readonly actions: PlayActions;
}

/** The actions that every turn needs, and how to do them without the buttons. */
export function PlayBar({ play, actions }: Props): ReactElement {
  const { timer, isFavourite } = actions;
  const isThrough = play.pile.left.length === 0 && play.pile.at === play.pile.hands.length - 1;
  return (
    <footer className={classes.bar}>
      <div className={classes.buttons}>
        <button type="button" className={felt.button} onClick={actions.back} disabled={play.pile.at <= 0}>
          <Undo2 size={18} aria-hidden />
          <span className={felt.label}>Back</span>
        </button>
        <button
          type="button"
          className={`${felt.primary ?? ''} ${classes.draw ?? ''}`}
          onClick={actions.next}
          disabled={play.pile.all.length === 0}
        >
          {isThrough ? 'Shuffle and draw' : 'Draw another'}
          <span className={classes.key}>
            <Kbd shortcut="Space" />
          </span>
        </button>
        <button
          type="button"
          className={felt.button}
          data-over={timer.isOver || undefined}
          aria-pressed={timer.isRunning}
          onClick={timer.toggle}
        >
          {timer.isRunning ? <Pause size={18} aria-hidden /> : <TimerIcon size={18} aria-hidden />}
          <span className={classes.clock} data-still={!(timer.isRunning || timer.isOver) || undefined}>
            <span className={felt.unseen}>Timer </span>
            {timer.isOver ? 'Time is up' : clock(timer.seconds)}
          </span>
        </button>
        <button
          type="button"
          className={felt.button}
          aria-pressed={isFavourite}
          aria-label="Add to favourites"
          onClick={actions.keep}
          disabled={play.shown.length === 0}
        >
          <Bookmark size={18} fill={isFavourite ? 'currentColor' : 'none'} aria-hidden />
        </button>
      </div>
      <p className={classes.hint}>
        <span className={classes.withKeys}>
          Tap the card or press <Kbd shortcut="F" /> to turn it over. <Kbd shortcut="S" /> shuffles everything back in,{' '}
          <Kbd shortcut="O" /> shows the options.
        </span>
        <span className={classes.withFingers}>Swipe up to draw. Tap to turn over. {play.pile.left.length} left.</span>
      </p>
      <p className={felt.unseen} role="alert">
        {timer.isOver ? 'Time is up.' : ''}
      </p>
    </footer>
  );
}
