import { parseRatio, type DeckFix } from '@cardwright/renderer';
import { useMemo, type ReactElement } from 'react';
import type { DeckDocument } from '../deck/document/types.js';
import type { Editor } from '../deck/editor/createEditor.js';
import type { DialogProps } from '../deck/editor/DialogProps.js';
import { useDeck, useEditor, useSession } from '../deck/editor/EditorContext.js';
import { applyQuickFix } from '../deck/review/applyQuickFix.js';
import { findSaveObstacle } from '../deck/saving/findSaveObstacle.js';
import { titleOf } from '../deck/document/texts.js';
import { takeInSaved } from '../editing/saving/takeInSaved.js';
import { ExportDialog } from './ExportDialog.js';

/** The export dialog of the edited deck. */
export default function EditorExportDialog({ onClose }: DialogProps<'export'>): ReactElement {
  const editor = useEditor();
  const deck = useDeck((whole) => whole);
  const selectedIds = useSession((session) => session.selectedIds);
  const shownId = useSession((session) => session.cardId);
  const subject = useMemo(
    () => ({
      deck,
      catalogue: editor.catalogue,
      selectedIds,
      shownId,
      ratio: ratioOf(editor, deck),
      title: titleOf(deck, deck),
      save: () => saveShown(editor),
      obstacle: () => findSaveObstacle(editor),
      applyFix: (fix: DeckFix): void => applyQuickFix(editor, fix),
    }),
    [deck, editor, selectedIds, shownId],
  );
  return <ExportDialog opened onClose={onClose} {...subject} />;
}

/**
 * The server exports the saved version, so it must be the one in the preview.
 * @throws Error if somebody has saved another one, which is in the preview now
 */
async function saveShown({ save, store }: Editor): Promise<boolean> {
  if (!(await save())) return false;
  if (await takeInSaved(store))
    throw new Error(
      'The deck was saved in another window. The preview shows that version now: check it and export again.',
    );
  return true;
}

/** The ratio of the first card's front, which most cards share. */
function ratioOf({ faces }: Editor, deck: DeckDocument): number | undefined {
  const [first] = faces.placed(deck);
  return first === undefined ? undefined : parseRatio(faces.template(deck, first, 'front').ratio);
}
