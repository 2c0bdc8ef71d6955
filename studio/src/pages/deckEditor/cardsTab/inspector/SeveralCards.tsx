import { Button, Select } from '@mantine/core';
import { ImagePlus } from 'lucide-react';
import type { ReactElement } from 'react';
import { ActionButton } from '../../../../actions/ActionButton.js';
import { setCardFields } from '../../../../deck/document/commands/fields.js';
import { moveSelectionTo } from '../../../../deck/actions/moveSelection.js';
import { useDialog } from '../../../../deck/editor/useDialog.js';
import { useApply, useDeck, useEditor, useEditorActions, useSession } from '../../../../deck/editor/EditorContext.js';
import { CardDesign } from '../../fields/CardDesign.js';
import { CopiesField } from '../../fields/CopiesField.js';
import { titleOf } from '../../../../deck/document/texts.js';
import classes from './Inspector.module.css';
import { counted } from '../../../../words/counted.js';

/** Fields that several cards can share, set for all at once. */
export function SeveralCards(): ReactElement {
  const editor = useEditor();
  const { cards } = useEditorActions();
  const openDialog = useDialog();
  const apply = useApply();
  const selected = useSession((session) => session.selectedIds);
  const ids = [...selected];
  const categories = useDeck((deck) => deck.categories);
  const copies = useDeck((deck) => commonOf(ids.map((id) => editor.faces.place(deck, id)?.card.copies)));
  return (
    <>
      <h2 style={{ margin: 0, font: '650 17px/22px var(--cw-font-head)' }}>{counted(ids.length, 'card')}</h2>
      <Select
        label="Move to category"
        placeholder="Stay where they are"
        value={null}
        data={categories.map((category) => ({
          value: category.id,
          label: titleOf(editor.store.getState().document, category) || 'Untitled category',
        }))}
        onChange={(id) => {
          if (id !== null) moveSelectionTo(editor, id);
        }}
      />
      <CopiesField
        value={copies}
        onChange={(count) => apply(`change copies of ${ids.length} cards`, setCardFields(ids, { copies: count }))}
      />
      <Button
        variant="default"
        leftSection={<ImagePlus size={16} />}
        onClick={() => openDialog({ name: 'pictures', target: { owner: 'card', ids } })}
      >
        Assign pictures
      </Button>
      <CardDesign cardIds={ids} />
      <div className={classes.pair}>
        <ActionButton action={cards.duplicateCard} variant="default">
          Duplicate
        </ActionButton>
        <ActionButton action={cards.deleteCard} variant="light" color="pip">
          Delete
        </ActionButton>
      </div>
    </>
  );
}

/** The common value, or undefined. */
function commonOf<T>(values: readonly T[]): T | undefined {
  return values.every((value) => value === values[0]) ? values[0] : undefined;
}
