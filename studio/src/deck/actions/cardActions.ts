import { ChevronLeft, ChevronRight, CopyPlus, Plus, Trash2, X } from 'lucide-react';
import { defineActions } from '../../actions/Action.js';
import type { Editor } from '../editor/createEditor.js';
import { onlyCard } from '../session/selection.js';
import { addCardToDeck } from './addCardToDeck.js';
import { deleteSelection } from './deleteSelection.js';
import { duplicateSelection } from './duplicateSelection.js';
import { moveSelection } from './moveSelection.js';
import { openCardModal } from './openCardModal.js';
import { selectAllCards } from './selectAllCards.js';
import { stepThroughCards } from './stepThroughCards.js';

/** Actions on the selected cards. Copying and pasting use the browser's own events: useClipboard. */
export function cardActions(editor: Editor) {
  const { store, session } = editor;
  const remove = () => deleteSelection(editor);
  return defineActions('Cards', {
    addCard: { label: 'Add card', shortcut: 'N', icon: Plus, run: () => addCardToDeck(editor) },
    duplicateCard: {
      label: 'Duplicate card',
      shortcut: 'mod+D',
      icon: CopyPlus,
      run: () => duplicateSelection(editor),
    },
    deleteCard: { label: 'Delete card', shortcut: 'Delete', icon: Trash2, run: remove },
    deleteCardToo: { label: 'Delete card', shortcut: 'Backspace', isHidden: true, run: remove },
    editCard: { label: 'Edit card in a dialog', shortcut: 'mod+Enter', run: () => openCardModal(editor) },
    nextCard: {
      label: 'Next card',
      shortcut: 'mod+ArrowDown',
      icon: ChevronRight,
      isHidden: true,
      run: () => stepThroughCards(editor, 1),
    },
    previousCard: {
      label: 'Previous card',
      shortcut: 'mod+ArrowUp',
      icon: ChevronLeft,
      isHidden: true,
      run: () => stepThroughCards(editor, -1),
    },
    moveUp: { label: 'Move card up', shortcut: 'alt+ArrowUp', run: () => moveSelection(editor, 'up') },
    moveDown: { label: 'Move card down', shortcut: 'alt+ArrowDown', run: () => moveSelection(editor, 'down') },
    moveFirst: {
      label: 'Move card to the first place',
      shortcut: 'alt+Home',
      run: () => moveSelection(editor, 'first'),
    },
    moveLast: { label: 'Move card to the last place', shortcut: 'alt+End', run: () => moveSelection(editor, 'last') },
    selectAll: {
      label: 'Select all cards',
      shortcut: 'shift+mod+A',
      run: () => selectAllCards(editor),
    },
    clearSelection: {
      label: 'Clear selection',
      icon: X,
      isEnabled: () => session.getState().selectedIds.size > 1,
      run: () => {
        const { cardId } = session.getState();
        if (cardId !== undefined) session.setState(onlyCard(store.getState().document, cardId));
      },
    },
    findCard: {
      label: 'Find a card',
      shortcut: '/',
      run: () => {
        session.setState({ panel: 'cards' });
        document.getElementById('find-card')?.focus();
      },
    },
  });
}
