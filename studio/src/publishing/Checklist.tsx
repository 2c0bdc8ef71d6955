import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { Circle, CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ChecklistEntry } from './checklist.js';
import styles from './PublishDialog.module.css';

interface Props {
  readonly entries: readonly ChecklistEntry[];
  readonly onGo: (entry: ChecklistEntry) => void;
}

export function Checklist({ entries, onGo }: Props): ReactElement {
  return (
    <ul className={styles.checklist} aria-label="Checklist">
      {entries.map((entry) => {
        const { label, isDone, isRequired, field } = entry;
        return (
          <li key={label} data-state={isDone ? 'done' : isRequired ? 'required' : 'advice'}>
            {isDone ? <CircleCheck size={17} /> : isRequired ? <CircleAlert size={17} /> : <Circle size={17} />}
            <span>{label}</span>
            <VisuallyHidden>{isDone ? ', done' : isRequired ? ', required' : ', advice'}</VisuallyHidden>
            {!isDone && (
              <UnstyledButton className={styles.go} onClick={() => onGo(entry)} aria-label={`Go to: ${label}`}>
                {field === undefined ? 'Show' : 'Fill in'}
              </UnstyledButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}
