import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { EmptyState } from '../../../components/EmptyState.js';
import { findCategory } from '../../../deck/document/find.js';
import { addCardToDeck } from '../../../deck/actions/addCardToDeck.js';
import { useDeck, useEditor, useSession } from '../../../deck/editor/EditorContext.js';
import { titleOf } from '../../../deck/document/texts.js';
import classes from './canvas.module.css';

/** No card on the canvas: the category or the deck is empty. */
export function CanvasEmpty(): ReactElement {
  const editor = useEditor();
  const categoryId = useSession((session) => session.categoryId);
  const title = useDeck((deck) => {
    const category = categoryId === undefined ? undefined : findCategory(deck, categoryId);
    return category === undefined ? '' : titleOf(deck, category);
  });
  return (
    <div className={classes.empty}>
      <EmptyState
        title={title === '' ? 'An empty table' : `No card in ${title} yet`}
        icon={Plus}
        actions={
          <Button leftSection={<Plus size={16} />} onClick={() => addCardToDeck(editor)}>
            Add card
          </Button>
        }
      >
        A new card uses the deck’s design. Type its title and watch it appear.
      </EmptyState>
    </div>
  );
}
