import { Button } from '@mantine/core';
import type { ReactElement } from 'react';
import type { BatchFailure } from './inBatch.js';
import styles from './PicturesDialog.module.css';

interface Props<Key> {
  readonly label: string;
  readonly failures: readonly BatchFailure<Key>[];
  readonly nameOf: (id: Key) => string;
  readonly onRetry: () => void;
}

/** What got no picture, each with the reason. */
export function AssignFailures<Key extends string | number>(props: Props<Key>): ReactElement {
  const { label, failures, nameOf, onRetry } = props;
  return (
    <div className={styles.failures}>
      <ul tabIndex={0} aria-label={label}>
        {failures.map(({ id, reason }) => (
          <li key={id}>
            <b>{nameOf(id)}</b> {reason}
          </li>
        ))}
      </ul>
      <Button variant="default" size="sm" onClick={onRetry}>
        Try these again
      </Button>
    </div>
  );
}
