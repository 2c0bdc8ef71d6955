import type { ReactElement } from 'react';
import type { LiveTable } from './connection/useTable.js';
import { logWords } from './logWords.js';
import classes from './TableLog.module.css';

interface Props {
  readonly table: LiveTable;
  /** In a column beside the table, where the window is wide enough. */
  readonly isAside?: boolean;
}

/** The latest moves, which are also read out. */
export function TableLog({ table: { view, title }, isAside = false }: Props): ReactElement {
  const [latest, ...earlier] = view.log.slice(0, 4);
  return (
    <div className={classes.log} data-aside={isAside || undefined}>
      <p role="status" aria-label="The latest move">
        {latest !== undefined && (
          <>
            <strong>{latest.who}</strong> <span>{logWords(latest, title)}</span>
          </>
        )}
      </p>
      {earlier.map((entry) => (
        <p key={entry.id} className={classes.earlier}>
          <strong>{entry.who}</strong> {logWords(entry, title)}
        </p>
      ))}
    </div>
  );
}
