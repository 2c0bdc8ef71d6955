import type { ReactElement, ReactNode } from 'react';
import styles from './PanelForm.module.css';

interface Props {
  readonly onSave: () => Promise<void>;
  readonly children: ReactNode;
}

/** A form in a side panel. It says itself what is missing, instead of the browser. */
export function PanelForm({ onSave, children }: Props): ReactElement {
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSave();
      }}
    >
      {children}
    </form>
  );
}
