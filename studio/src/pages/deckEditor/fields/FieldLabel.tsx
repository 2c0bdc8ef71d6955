import type { ReactElement, ReactNode } from 'react';
import classes from './fields.module.css';

interface Props {
  readonly htmlFor?: string;
  readonly id?: string;
  readonly label: string;
  /** On the right: how it fits, and where it comes from. */
  readonly children?: ReactNode;
}

/** A field's label, with a note at its right. */
export function FieldLabel({ htmlFor, id, label, children }: Props): ReactElement {
  return (
    <div className={classes.head}>
      {htmlFor === undefined ? (
        <span id={id} className={classes.label}>
          {label}
        </span>
      ) : (
        <label htmlFor={htmlFor} className={classes.label}>
          {label}
        </label>
      )}
      {children !== undefined && <span className={classes.aside}>{children}</span>}
    </div>
  );
}
