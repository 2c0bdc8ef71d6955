import type { ReactElement, ReactNode } from 'react';
import styles from './ExportDialog.module.css';

interface Props {
  readonly label: string;
  /** Of the field in it, where there is just one. */
  readonly htmlFor?: string;
  readonly children: ReactNode;
}

/** A labelled line of the dialog. Several fields in one are a group by that name. */
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
