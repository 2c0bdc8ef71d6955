import type { DialogName, EditorDialog } from '../session/editorSession.js';

/** The props of every dialog of the deck editor: its subject, and how to close it. The rest comes from the context. */
export interface DialogProps<Name extends DialogName = DialogName> {
  readonly dialog: Extract<EditorDialog, { name: Name }>;
  readonly onClose: () => void;
}
