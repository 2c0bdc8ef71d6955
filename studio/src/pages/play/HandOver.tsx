import { useEffect, useState, type ReactElement } from 'react';
import classes from './HandOver.module.css';

const SECONDS = 5;

/** Hides the card until the next person has the phone: a countdown, or a tap. */
export function HandOver({ onReady }: { readonly onReady: () => void }): ReactElement {
  const [left, setLeft] = useState(SECONDS);
  useEffect(() => {
    if (left === 0) {
      onReady();
      return undefined;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left, onReady]);
  return (
    <div className={classes.over}>
      <p className={classes.words}>Hand it on</p>
      <p className={classes.left} role="timer">
        {left}
      </p>
      <button type="button" className={classes.ready} onClick={onReady} autoFocus>
        I have it
      </button>
    </div>
  );
}
