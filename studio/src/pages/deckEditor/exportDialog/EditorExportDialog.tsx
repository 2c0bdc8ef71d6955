import { useMemo, type ReactElement } from 'react';
import type { DialogProps } from '../dialogs/registry.js';
import { useDeck, useEditor, useSession } from '../EditorContext.js';
import { saveDeck } from '../saving/saveDeck.js';
import { titleOf } from '../texts.js';
import { ExportDialog } from './ExportDialog.js';

/** The export of the deck under edit. */
export default function EditorExportDialog({ onClose }: DialogProps<'export'>): ReactElement {
  const editor = useEditor();
  const deck = useDeck((whole) => whole);
  const selectedIds = useSession((session) => session.selectedIds);
  const subject = useMemo(
    () => ({
      deck,
      catalogue: editor.catalogue,
      selectedIds,
      title: titleOf(deck, deck),
      save: () => saveDeck(editor),
    }),
    [deck, editor, selectedIds],
  );
  return <ExportDialog opened onClose={onClose} {...subject} />;
}
