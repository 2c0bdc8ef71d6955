import type { ReactElement, ReactNode } from 'react';
import classes from './inspector.module.css';

interface Props {
  readonly title: string;
  readonly note?: ReactNode;
  /** The controls can be read, but not changed. */
  readonly isLocked?: boolean;
  readonly children: ReactNode;
}

/** A group of controls. */
export function Panel({ title, note, isLocked = false, children }: Props): ReactElement {
  return (
    <section className={classes.panel}>
      <h3 className={classes.title}>
        {title}
        {note !== undefined && <span className={classes.note}>{note}</span>}
      </h3>
      <fieldset className={classes.controls} disabled={isLocked}>
        {children}
      </fieldset>
    </section>
  );
}
