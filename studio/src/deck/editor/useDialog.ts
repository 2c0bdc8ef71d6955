import { useCallback } from 'react';
import type { EditorDialog } from '../session/editorSession.js';
import { useEditor } from './EditorContext.js';

/** Opens one of the dialogs that stand over the editor. */
export function useDialog(): (dialog: EditorDialog) => void {
  const { session } = useEditor();
  return useCallback((dialog) => session.setState({ dialog }), [session]);
}
