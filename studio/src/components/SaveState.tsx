import { Check, CloudOff, Loader, Pencil, TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import classes from './SaveState.module.css';

/** The specification's texts, plus two for a server that cannot be reached. */
export type SaveStateName = 'saved' | 'dirty' | 'saving' | 'error' | 'offline' | 'unreachable';

const SHOWN = {
  saved: { Icon: Check, text: 'Saved', reason: undefined },
  dirty: { Icon: Pencil, text: 'Unsaved changes', reason: undefined },
  saving: { Icon: Loader, text: 'Saving', reason: undefined },
  error: { Icon: TriangleAlert, text: 'Not saved', reason: undefined },
  offline: { Icon: CloudOff, text: 'Not saved', reason: 'you are offline' },
  unreachable: { Icon: CloudOff, text: 'Not saved', reason: 'the server is not responding' },
} as const;

interface Props {
  readonly state: SaveStateName;
  /** Replaces the default text, such as 'Saved just now'. */
  readonly text?: string;
}

/** The save state. It stands beside the title, is never a toast, and screen readers announce it. */
export function SaveState({ state, text }: Props): ReactElement {
  const { Icon, text: usual, reason } = SHOWN[state];
  return (
    <span
      className={classes.state}
      data-state={state}
      role="status"
      title={reason && 'It will be saved as soon as the server responds again.'}
    >
      <Icon size={16} aria-hidden />
      <span>
        {text ?? usual}
        {/* Hidden from view where the bar has no room, but not from screen readers. */}
        {reason !== undefined && <span className={classes.reason}>, {reason}</span>}
      </span>
    </span>
  );
}
