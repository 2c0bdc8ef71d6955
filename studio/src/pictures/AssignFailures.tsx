import { Button } from '@mantine/core';
import type { ReactElement } from 'react';
import { findCard } from '../deck/document/find.js';
import { titleOf } from '../deck/document/texts.js';
import { useDeck } from '../deck/editor/EditorContext.js';
import type { AssignFailure } from './assignImages.js';
import styles from './PicturesDialog.module.css';

interface Props {
  readonly failures: readonly AssignFailure[];
  readonly onRetry: () => void;
}

/** The cards that got no photo, each with the reason. */
export function AssignFailures({ failures, onRetry }: Props): ReactElement {
  const deck = useDeck((whole) => whole);
  const nameOf = (id: string): string => {
    const card = findCard(deck, id)?.card;
    const title = card && titleOf(deck, card);
    return title === undefined || title === '' ? 'Untitled card' : title;
  };
  return (
    <div className={styles.failures}>
      <ul tabIndex={0} aria-label="Cards without a photo">
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
