import { VisuallyHidden } from '@mantine/core';
import { Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { QuietButton } from '../../../../components/QuietButton.js';
import type { DeckCategory } from '../../../../deck/document/types.js';
import { addCardToDeck } from '../../../../deck/actions/addCardToDeck.js';
import { useDeck, useEditor } from '../../../../deck/editor/EditorContext.js';
import { titleOf } from '../../../../deck/document/texts.js';
import classes from './tree.module.css';

/** After the last card of a category. */
export function AddRow({ category }: { readonly category: DeckCategory }): ReactElement {
  const editor = useEditor();
  const title = useDeck((deck) => titleOf(deck, category));
  return (
    <QuietButton
      role="treeitem"
      aria-level={2}
      tabIndex={-1}
      className={classes.add}
      onClick={() => addCardToDeck(editor, category.id)}
    >
      <Plus size={15} aria-hidden />
      Add card
      <VisuallyHidden> to {title}</VisuallyHidden>
    </QuietButton>
  );
}
