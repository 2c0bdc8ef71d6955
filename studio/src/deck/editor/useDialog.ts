import { useCallback } from 'react';
import type { EditorDialog } from '../session/editorSession.js';
import { useEditor } from './EditorContext.js';

/** Opens one of the editor's dialogs. */
export function useDialog(): (dialog: EditorDialog) => void {
  const { session } = useEditor();
  return useCallback((dialog) => session.setState({ dialog }), [session]);
}
