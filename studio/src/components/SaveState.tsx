import { Check, CloudOff, Loader, Pencil, TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import classes from './SaveState.module.css';

/** The specification's texts, plus one for being offline. */
export type SaveStateName = 'saved' | 'dirty' | 'saving' | 'error' | 'offline';

const SHOWN = {
  saved: { Icon: Check, text: 'Saved' },
  dirty: { Icon: Pencil, text: 'Unsaved changes' },
  saving: { Icon: Loader, text: 'Saving' },
  error: { Icon: TriangleAlert, text: 'Not saved' },
  offline: { Icon: CloudOff, text: 'Not saved, you are offline' },
} as const;

interface Props {
  readonly state: SaveStateName;
  /** Replaces the default text, such as 'Saved just now'. */
  readonly text?: string;
}

/** The save state. It stands beside the title, is never a toast, and screen readers announce it. */
export function SaveState({ state, text }: Props): ReactElement {
  const { Icon, text: usual } = SHOWN[state];
  return (
    <span className={classes.state} data-state={state} role="status">
      <Icon size={16} aria-hidden />
      {text ?? usual}
    </span>
  );
}
