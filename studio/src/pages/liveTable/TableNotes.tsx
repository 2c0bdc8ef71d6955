import type { TableView } from '@cardwright/server/contract';
import type { ReactElement } from 'react';
import classes from './TableNotes.module.css';

/** What people have written down, for everybody to see. */
export function TableNotes({ notes }: Pick<TableView, 'notes'>): ReactElement | null {
  if (notes.length === 0) return null;
  return (
    <ul className={classes.notes} aria-label="Notes">
      {notes.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  );
}
