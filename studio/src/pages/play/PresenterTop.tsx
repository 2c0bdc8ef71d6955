import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import felt from '../../publicDecks/felt/Felt.module.css';
import classes from './PlayTop.module.css';
import { clock, type Timer } from './useTimer.js';

interface Props {
  readonly timer: Timer;
  readonly onLeave: () => void;
}

/** What stays above the cards on a projector: the time while it runs, and the way out. */
export function PresenterTop({ timer, onLeave }: Props): ReactElement {
  return (
    <header className={classes.top}>
      {(timer.isRunning || timer.isOver) && (
        <p className={classes.time} role="timer">
          {timer.isOver ? 'Time is up' : clock(timer.seconds)}
        </p>
      )}
      <div className={classes.tools}>
        <button type="button" className={felt.tool} aria-label="Leave presenter view" onClick={onLeave}>
          <X size={18} aria-hidden />
        </button>
      </div>
    </header>
  );
}
