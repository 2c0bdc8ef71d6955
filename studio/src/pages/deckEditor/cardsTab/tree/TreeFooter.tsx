import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { ArrowRight, Copy, FolderInput, Trash2, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { onlyCard } from '../../../../deck/session/selection.js';
import { deleteSelection } from '../../../../deck/actions/deleteSelection.js';
import { duplicateSelection } from '../../../../deck/actions/duplicateSelection.js';
import { moveSelectionTo } from '../../../../deck/actions/moveSelection.js';
import { useDeck, useEditor, useSession } from '../../../../deck/editor/EditorContext.js';
import { useCardsToReview } from '../../../../deck/review/useFindings.js';
import { titleOf } from '../../../../deck/document/texts.js';
import classes from './tree.module.css';

/** How the deck stands; while several cards are selected, what can be done to them. */
export function TreeFooter(): ReactElement {
  const count = useSession((session) => session.selectedIds.size);
  return <div className={classes.foot}>{count > 1 ? <SelectionActions count={count} /> : <Review />}</div>;
}

function Review(): ReactElement {
  const { session } = useEditor();
  const cards = useDeck((deck) => deck.categories.reduce((sum, category) => sum + category.cards.length, 0));
  const wanting = useCardsToReview();
  const total = `${cards} ${cards === 1 ? 'card' : 'cards'}`;
  if (wanting === 0) return <span>{total}</span>;
  return (
    <>
      <span role="status">
        {total}, {wanting} {wanting === 1 ? 'needs' : 'need'} a look
      </span>
      <button type="button" className={classes.review} onClick={() => session.setState({ isReviewing: true })}>
        Review
        <ArrowRight size={14} aria-hidden />
      </button>
    </>
  );
}

function SelectionActions({ count }: { readonly count: number }): ReactElement {
  const editor = useEditor();
  const { session, store } = editor;
  const clear = (): void => {
    const { cardId } = session.getState();
    if (cardId !== undefined) session.setState(onlyCard(store.getState().document, cardId));
  };
  return (
    <>
      <span role="status">{count} selected</span>
      <span className={classes.selectionActions}>
        <MoveMenu />
        <IconAction label="Duplicate" icon={<Copy size={16} />} onClick={() => duplicateSelection(editor)} />
        <IconAction label="Delete" icon={<Trash2 size={16} />} onClick={() => deleteSelection(editor)} />
        <IconAction label="Clear selection" icon={<X size={16} />} onClick={clear} />
      </span>
    </>
  );
}

function MoveMenu(): ReactElement {
  const editor = useEditor();
  const categories = useDeck((deck) => deck.categories);
  return (
    <Menu position="top-start">
      <Menu.Target>
        <ActionIcon aria-label="Move to a category">
          <FolderInput size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Move to</Menu.Label>
        {categories.map((category) => (
          <Menu.Item key={category.id} onClick={() => moveSelectionTo(editor, category.id)}>
            {titleOf(editor.store.getState().document, category)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

interface IconActionProps {
  readonly label: string;
  readonly icon: ReactElement;
  readonly onClick: () => void;
}

function IconAction({ label, icon, onClick }: IconActionProps): ReactElement {
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} onClick={onClick}>
        {icon}
      </ActionIcon>
    </Tooltip>
  );
}
