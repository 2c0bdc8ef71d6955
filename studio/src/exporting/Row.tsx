import type { ReactElement, ReactNode } from 'react';
import styles from './ExportDialog.module.css';

interface Props {
  readonly label: string;
  /** The id of the single field in it. */
  readonly htmlFor?: string;
  readonly children: ReactNode;
}

/** A labelled row of the dialog. Several fields in one row form a named group. */
export function Row({ label, htmlFor, children }: Props): ReactElement {
  if (htmlFor !== undefined)
    return (
      <div className={styles.row}>
        <label className={styles.label} htmlFor={htmlFor}>
          {label}
        </label>
        <div className={styles.fields}>{children}</div>
      </div>
    );
  return (
    <div className={styles.row} role="group" aria-label={label}>
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      <div className={styles.fields}>{children}</div>
    </div>
  );
}
