import { ActionIcon } from '@mantine/core';
import { useDroppable } from '@dnd-kit/core';
import { ChevronDown, ChevronRight, Pencil } from 'lucide-react';
import type { ReactElement } from 'react';
import type { DeckCategory } from '../../../../deck/document/types.js';
import { onlyCategory } from '../../../../deck/session/selection.js';
import { useDeck, useEditor, useSession } from '../../../../deck/editor/EditorContext.js';
import { categoryColor } from '../../../../deck/editor/colors.js';
import { titleOf } from '../../../../deck/document/texts.js';
import { toggleCategory } from './toggleCategory.js';
import { Suit } from '../../../../components/Suit.js';
import classes from './tree.module.css';
import { counted } from '../../../../words/counted.js';
import { grouped } from '../../../../words/grouped.js';

interface Props {
  readonly category: DeckCategory;
  readonly isOpen: boolean;
}

/** A category row: colour, name and card count. A click selects it; the arrow expands and collapses it. */
export function CategoryRow({ category, isOpen }: Props): ReactElement {
  const editor = useEditor();
  const title = useDeck((deck) => titleOf(deck, category, editor.session.getState().language));
  const color = useDeck((deck) => categoryColor(editor.catalogue, deck, category));
  const isSelected = useSession((session) => session.categoryId === category.id && session.cardId === undefined);
  const { setNodeRef, isOver } = useDroppable({ id: `category ${category.id}` });
  const Arrow = isOpen ? ChevronDown : ChevronRight;
  const choose = (): void => editor.session.setState(onlyCategory(editor.store.getState().document, category.id));
  return (
    <div
      ref={setNodeRef}
      role="treeitem"
      aria-level={1}
      aria-expanded={isOpen}
      aria-selected={isSelected}
      aria-label={`${title}, ${counted(category.cards.length, 'card')}`}
      tabIndex={isSelected ? 0 : -1}
      data-row={category.id}
      data-over={isOver || undefined}
      className={classes.category}
      onClick={choose}
      onDoubleClick={() => toggleCategory(editor, category.id)}
    >
      <button
        type="button"
        tabIndex={-1}
        className={classes.arrow}
        aria-label={isOpen ? 'Close' : 'Open'}
        onClick={(event) => {
          event.stopPropagation();
          toggleCategory(editor, category.id);
        }}
      >
        <Arrow size={14} aria-hidden />
      </button>
      <span className={classes.suit}>
        <Suit color={color} />
      </span>
      <span className={classes.name} dir="auto">
        {title === '' ? 'Untitled category' : title}
      </span>
      <ActionIcon
        size={24}
        tabIndex={-1}
        className={classes.edit}
        aria-label={`Edit ${title}`}
        onClick={(event) => {
          event.stopPropagation();
          editor.session.setState({ modal: { entity: 'category', id: category.id, tab: 'content' } });
        }}
      >
        <Pencil size={14} />
      </ActionIcon>
      <span className={classes.count}>{grouped(category.cards.length)}</span>
    </div>
  );
}
