import { type ComponentType, lazy, type LazyExoticComponent, type ReactElement, useCallback } from 'react';
import { LazyPart } from '../../../components/LazyPart.js';
import { useReturnedFocus } from '../../../components/useReturnedFocus.js';
import type { DialogName } from '../../../deck/session/editorSession.js';
import type { DialogProps } from '../../../deck/editor/DialogProps.js';
import { useEditor, useSession } from '../../../deck/editor/EditorContext.js';
import { dialogs } from './registry.js';

type AnyDialog = ComponentType<DialogProps>;

const loaded = Object.fromEntries(
  Object.entries(dialogs).map(([name, load]) => [name, lazy(load as () => Promise<{ default: AnyDialog }>)]),
) as Partial<Record<DialogName, LazyExoticComponent<AnyDialog>>>;

/** The open dialog, if any. */
export function DialogHost(): ReactElement | null {
  const { session } = useEditor();
  const dialog = useSession((state) => state.dialog);
  const close = useCallback(() => session.setState({ dialog: undefined }), [session]);
  const Dialog = dialog && loaded[dialog.name];
  useReturnedFocus(Dialog !== undefined);
  if (dialog === undefined || Dialog === undefined) return null;
  return (
    <LazyPart key={dialog.name}>
      <Dialog dialog={dialog} onClose={close} />
    </LazyPart>
  );
}
