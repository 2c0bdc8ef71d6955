import { countCards } from '@cardwright/renderer';
import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { ArrowRight, FolderInput } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Action } from '../../../../actions/Action.js';
import { moveSelectionTo } from '../../../../deck/actions/moveSelection.js';
import { useDeck, useEditor, useEditorActions, useSession } from '../../../../deck/editor/EditorContext.js';
import { useBackFindings, useCardsToReview, useDeckFindings, useUnshown } from '../../../../deck/review/useFindings.js';
import { titleOf } from '../../../../deck/document/texts.js';
import classes from './tree.module.css';
import { counted } from '../../../../words/counted.js';
import { grouped } from '../../../../words/grouped.js';

/** The deck's state; while several cards are selected, the actions on them. */
export function TreeFooter(): ReactElement {
  const count = useSession((session) => session.selectedIds.size);
  return (
    <div className={classes.foot} data-keep-clear>
      {count > 1 ? <SelectionActions count={count} /> : <Review />}
    </div>
  );
}

function Review(): ReactElement {
  const { session } = useEditor();
  const cards = useDeck(countCards);
  const wanting = useCardsToReview();
  const total = counted(cards, 'card');
  const unshown = useUnshown().filter(({ severity }) => severity !== 'info').length;
  const ofDeck = useDeckFindings().filter(({ severity }) => severity !== 'info').length;
  const ofBacks = useBackFindings().length;
  const notes = [
    ...(wanting > 0 ? [`${counted(wanting, 'needs', 'need')} a look`] : []),
    ...(ofBacks > 0 ? [`${counted(ofBacks, 'problem')} on a shared back`] : []),
    ...(unshown > 0 ? [`${counted(unshown, 'field is', 'fields are')} not shown`] : []),
    ...(ofDeck > 0 ? [`${counted(ofDeck, 'problem')} between cards`] : []),
  ];
  if (notes.length === 0) return <span>{total}</span>;
  return (
    <>
      <span role="status">{[total, ...notes].join(', ')}</span>
      <button type="button" className={classes.review} onClick={() => session.setState({ isReviewing: true })}>
        Review
        <ArrowRight size={14} aria-hidden />
      </button>
    </>
  );
}

function SelectionActions({ count }: { readonly count: number }): ReactElement {
  const { duplicateCard, deleteCard, clearSelection } = useEditorActions().cards;
  return (
    <>
      <span role="status">{grouped(count)} selected</span>
      <span className={classes.selectionActions}>
        <MoveMenu />
        <IconAction action={duplicateCard} label="Duplicate" />
        <IconAction action={deleteCard} label="Delete" />
        <IconAction action={clearSelection} label={clearSelection.label} />
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

function IconAction({ action, label }: { readonly action: Action; readonly label: string }): ReactElement {
  const { icon: Icon, run } = action;
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} onClick={run}>
        {Icon && <Icon size={16} />}
      </ActionIcon>
    </Tooltip>
  );
}
