import { Button } from '@mantine/core';
import { ImagePlus } from 'lucide-react';
import type { ReactElement } from 'react';
import { ActionButton } from '../../../../actions/ActionButton.js';
import { useEditorActions, useSession } from '../../../../deck/editor/EditorContext.js';
import { useDialog } from '../../../../deck/editor/useDialog.js';
import classes from './CardsGrid.module.css';
import { grouped } from '../../../../words/grouped.js';

const QUIET = { variant: 'subtle', color: 'gray', size: 'sm' } as const;

/** Actions on several selected cards. */
export function SelectionBar(): ReactElement | null {
  const { cards } = useEditorActions();
  const openDialog = useDialog();
  const selected = useSession((state) => state.selectedIds);
  if (selected.size < 2) return null;
  return (
    <div className={classes.selection} data-keep-clear role="toolbar" aria-label="Selected cards">
      <strong role="status">{grouped(selected.size)} selected</strong>
      <ActionButton action={cards.duplicateCard} {...QUIET}>
        Duplicate
      </ActionButton>
      <Button
        {...QUIET}
        leftSection={<ImagePlus size={16} />}
        onClick={() => openDialog({ name: 'pictures', target: { owner: 'card', ids: [...selected] } })}
      >
        Pictures
      </Button>
      <ActionButton action={cards.deleteCard} {...QUIET} color="pip">
        Delete
      </ActionButton>
      <ActionButton action={cards.clearSelection} {...QUIET}>
        Clear
      </ActionButton>
    </div>
  );
}
