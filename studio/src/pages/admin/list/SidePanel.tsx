import { useRef, type ReactElement, type ReactNode } from 'react';
import { confirmDiscard } from '../../../components/confirmDiscard.js';
import { SideDialog } from '../../../components/SideDialog.js';
import { PanelChanges } from './PanelForm.js';
import { PanelLeaveGuard } from './PanelLeaveGuard.js';
import styles from './SidePanel.module.css';

interface Props {
  /** Undefined while the panel is closed. */
  readonly title: string | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** One row of a list in full, beside the list; on phones over it. It asks before an unsaved form is lost. */
export function SidePanel({ title, onClose, children }: Props): ReactElement {
  const changes = useRef(false);
  const close = async (): Promise<void> => {
    if (!changes.current || (await confirmDiscard())) onClose();
  };
  return (
    <SideDialog opened={title !== undefined} onClose={() => void close()} position="right" size={404} title={title}>
      {title !== undefined && <PanelLeaveGuard changes={changes} />}
      <PanelChanges value={changes}>
        <div className={styles.content}>{children}</div>
      </PanelChanges>
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
