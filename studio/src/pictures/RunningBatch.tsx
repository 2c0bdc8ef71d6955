import { Button, Progress } from '@mantine/core';
import { useEffect, useState, type ReactElement } from 'react';
import { counted } from '../words/counted.js';
import styles from './PicturesDialog.module.css';
import { grouped } from '../words/grouped.js';

export interface Running {
  readonly done: number;
  readonly of: number;
  /** Seconds of a wait for the rate limit. */
  readonly wait?: number;
}

interface Props extends Running {
  /** The noun for what is counted: 'card'. */
  readonly noun: string;
  /** The name of the progress bar, for screen readers. */
  readonly label: string;
  readonly onStop: () => void;
}

/** The progress of a batch, and the button that ends it. */
export function RunningBatch({ done, of, wait, noun, label, onStop }: Props): ReactElement {
  const minutes = useMinutesLeft(done, of);
  const left = minutes > 1 ? `, about ${minutes} minutes left` : '';
  const progress = `${grouped(done)} of ${counted(of, noun)}${left}`;
  return (
    <div className={styles.batch}>
      <span role="status">
        {wait === undefined ? progress : `${progress}. The limit has been reached. Continuing in ${duration(wait)}.`}
      </span>
      <Progress className={styles.grow} value={(done / of) * 100} aria-label={label} />
      <Button variant="default" size="sm" onClick={onStop}>
        {done === 0 ? 'Stop' : 'Stop and keep these'}
      </Button>
    </div>
  );
}

/** The first ones say little about the rest. */
const ENOUGH = 5;

/** How long a long batch still takes at the pace so far, in minutes; 0 while that is not known. */
function useMinutesLeft(done: number, of: number): number {
  const [began] = useState(() => performance.now());
  const [minutes, setMinutes] = useState(0);
  useEffect(() => {
    const each = (performance.now() - began) / Math.max(1, done);
    setMinutes(done < ENOUGH ? 0 : Math.ceil((each * (of - done)) / 60_000));
  }, [began, done, of]);
  return minutes;
}

function duration(seconds: number): string {
  return seconds < 100 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}
