import { CloseButton } from '@mantine/core';
import { Download } from 'lucide-react';
import type { ReactElement } from 'react';
import styles from './SelectionBar.module.css';
import type { ListAction } from './types.js';
import type { Selection } from './useSelection.js';
import { grouped } from '../../../words/grouped.js';

interface Props<Row> {
  readonly actions: readonly ListAction<Row>[];
  readonly selection: Selection<Row>;
  readonly isRunning: boolean;
  readonly onAct: (action: ListAction<Row>, rows: readonly Row[]) => Promise<void>;
  /** Saves the selected rows as a file. */
  readonly onSave: () => void;
}

/** How many rows are selected, and what can be done with those that an action is for; on phones a sheet at the bottom. */
export function SelectionBar<Row>({ actions, selection, isRunning, onAct, onSave }: Props<Row>): ReactElement {
  const usable = actions
    .filter(({ isSingle }) => isSingle !== true)
    .map((action) => ({ action, rows: selection.rows.filter((row) => action.isFor?.(row) ?? true) }));
  return (
    <div className={styles.bar} role="toolbar" aria-label="Selected rows">
      <strong className={styles.count} aria-live="polite">
        {grouped(selection.rows.length)} selected
      </strong>
      <div className={styles.actions}>
        {usable.map(({ action, rows }) => (
          <button
            key={action.label}
            type="button"
            disabled={isRunning || rows.length === 0}
            data-danger={action.isDanger}
            onClick={() => void onAct(action, rows)}
          >
            <action.icon size={17} aria-hidden />
            {action.label}
          </button>
        ))}
        <button type="button" onClick={onSave}>
          <Download size={17} aria-hidden />
          Save as CSV
        </button>
      </div>
      <CloseButton className={styles.close ?? ''} aria-label="Clear the selection" onClick={selection.clear} />
    </div>
  );
}
