import type { ReactElement, ReactNode } from 'react';
import styles from './SettingsRow.module.css';

interface SettingsRowProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** On the right; below on phones. */
  readonly action?: ReactNode;
  /** The menu that opens below. */
  readonly children?: ReactNode;
}

/** One row of a panel: what it is, and its control. */
export function SettingsRow({ title, text, action, children }: SettingsRowProps): ReactElement {
  return (
    <div className={styles.row}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h3 className={styles.title}>{title}</h3>
          {text !== undefined && <div className={styles.text}>{text}</div>}
        </div>
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
      {children !== undefined && children !== null && children !== false && (
        <div className={styles.below}>{children}</div>
      )}
    </div>
  );
}
