import { UnstyledButton } from '@mantine/core';
import type { ReactElement } from 'react';
import type { DeckPage } from '../../../api/decks.js';
import { DECK_STATUSES, STATUS_LABELS, type DeckStatus } from '../../../components/StatusBadge.js';
import styles from './StatusFilter.module.css';

interface StatusFilterProps {
  readonly counts: NonNullable<DeckPage['counts']> | undefined;
  readonly value: DeckStatus | undefined;
  readonly onChange: (status: DeckStatus | undefined) => void;
}

/** All decks, or those of one status, each with its count. */
export function StatusFilter({ counts, value, onChange }: StatusFilterProps): ReactElement {
  const all = counts && Object.values(counts).reduce((sum, number) => sum + number, 0);
  return (
    <div className={styles.filter} role="group" aria-label="Status">
      <Choice label="All" count={all} isChosen={value === undefined} onChoose={() => onChange(undefined)} />
      {DECK_STATUSES.map((status) => (
        <Choice
          key={status}
          label={STATUS_LABELS[status]}
          count={counts && (counts[status] ?? 0)}
          isChosen={value === status}
          onChoose={() => onChange(status)}
        />
      ))}
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly count: number | undefined;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Choice({ label, count, isChosen, onChoose }: ChoiceProps): ReactElement {
  return (
    <UnstyledButton className={styles.choice} aria-pressed={isChosen} onClick={onChoose}>
      {label}
      <span className={styles.count}>{count ?? ' '}</span>
    </UnstyledButton>
  );
}
