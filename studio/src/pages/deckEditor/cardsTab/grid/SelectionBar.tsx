import { Button } from '@mantine/core';
import { CopyPlus, ImagePlus, Trash2, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { onlyCard } from '../../../../deck/session/selection.js';
import { deleteSelection } from '../../../../deck/actions/deleteSelection.js';
import { duplicateSelection } from '../../../../deck/actions/duplicateSelection.js';
import { useDialog } from '../../../../deck/editor/useDialog.js';
import { useEditor, useSession } from '../../../../deck/editor/EditorContext.js';
import classes from './CardsGrid.module.css';

/** While several cards are selected: what can be done to all of them. */
export function SelectionBar(): ReactElement | null {
  const editor = useEditor();
  const openDialog = useDialog();
  const selected = useSession((state) => state.selectedIds);
  if (selected.size < 2) return null;
  const clear = (): void => {
    const { cardId } = editor.session.getState();
    if (cardId !== undefined) editor.session.setState(onlyCard(editor.store.getState().document, cardId));
  };
  return (
    <div className={classes.selection} role="toolbar" aria-label="Selected cards">
      <strong role="status">{selected.size} selected</strong>
      <Button
        variant="subtle"
        color="gray"
        size="sm"
        leftSection={<CopyPlus size={15} />}
        onClick={() => duplicateSelection(editor)}
      >
        Duplicate
      </Button>
      <Button
        variant="subtle"
        color="gray"
        size="sm"
        leftSection={<ImagePlus size={15} />}
        onClick={() => openDialog({ name: 'pictures', target: { owner: 'card', ids: [...selected] } })}
      >
        Pictures
      </Button>
      <Button
        variant="subtle"
        color="pip"
        size="sm"
        leftSection={<Trash2 size={15} />}
        onClick={() => deleteSelection(editor)}
      >
        Delete
      </Button>
      <Button variant="subtle" color="gray" size="sm" leftSection={<X size={15} />} onClick={clear}>
        Clear
      </Button>
    </div>
  );
}
