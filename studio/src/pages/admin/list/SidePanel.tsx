import type { ReactElement, ReactNode } from 'react';
import { SideDialog } from '../../../components/SideDialog.js';
import styles from './SidePanel.module.css';

interface Props {
  /** Nothing while it is closed. */
  readonly title: string | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** One row of a list in full, beside the list; on phones over it. */
export function SidePanel({ title, onClose, children }: Props): ReactElement {
  return (
    <SideDialog opened={title !== undefined} onClose={onClose} position="right" size={404} title={title}>
      <div className={styles.content}>{children}</div>
    </SideDialog>
  );
}

/** Names and values, one below the other. */
export function Facts({ facts }: { readonly facts: Readonly<Record<string, ReactNode>> }): ReactElement {
  return (
    <dl className={styles.facts}>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
