import { createContext, useContext, useEffect, type ReactElement, type ReactNode, type RefObject } from 'react';
import styles from './PanelForm.module.css';

/** Whether the form in a side panel has been changed and not saved, so that the panel asks before it closes. */
export const PanelChanges = createContext<RefObject<boolean>>({ current: false });

/** @returns a function that reports a choice of which the form gets no event, such as an icon */
export function useMarkChanged(): () => void {
  const changes = useContext(PanelChanges);
  return () => void (changes.current = true);
}

/** Reports whether a form that knows its saved values differs from them, such as one that stays open after saving. */
export function useReportChanged(isChanged: boolean): void {
  const changes = useContext(PanelChanges);
  useEffect(() => {
    changes.current = isChanged;
    return () => void (changes.current = false);
  }, [changes, isChanged]);
}

interface Props {
  readonly onSave: () => Promise<void>;
  /** A choice or two, which can be made again at once. */
  readonly isBrief?: boolean;
  readonly children: ReactNode;
}

/** A form in a side panel. It says itself what is missing, instead of the browser. */
export function PanelForm({ onSave, isBrief = false, children }: Props): ReactElement {
  const changes = useContext(PanelChanges);
  // After saving, the panel closes or shows another form.
  useEffect(() => () => void (changes.current = false), [changes]);
  return (
    <form
      className={styles.form}
      noValidate
      onChange={() => (changes.current = !isBrief)}
      onSubmit={(event) => {
        event.preventDefault();
        void onSave();
      }}
    >
      {children}
    </form>
  );
}
