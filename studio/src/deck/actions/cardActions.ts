import { Copy, Plus, Trash2 } from 'lucide-react';
import type { Action } from '../../actions/Action.js';
import { everyCard } from '../session/selection.js';
import { addCardToDeck } from './addCardToDeck.js';
import { deleteSelection } from './deleteSelection.js';
import { duplicateSelection } from './duplicateSelection.js';
import { moveSelection } from './moveSelection.js';
import { openCardModal } from './openCardModal.js';
import { stepThroughCards } from './stepThroughCards.js';
import type { Editor } from '../editor/createEditor.js';

const SECTION = 'Cards';

/** What is done to the selected cards. Copying and pasting are the browser's own events: useClipboard. */
export function cardActions(editor: Editor): readonly Action[] {
  const { store, session } = editor;
  const action = (id: string, name: string, shortcut: string, perform: () => void): Action => ({
    id,
    name,
    section: SECTION,
    shortcut,
    perform,
  });
  return [
    { ...action('add-card', 'Add card', 'N', () => addCardToDeck(editor)), icon: Plus },
    { ...action('duplicate-card', 'Duplicate card', 'mod+D', () => duplicateSelection(editor)), icon: Copy },
    { ...action('delete-card', 'Delete card', 'Delete', () => deleteSelection(editor)), icon: Trash2 },
    { ...action('delete-card-too', 'Delete card', 'Backspace', () => deleteSelection(editor)), isHidden: true },
    action('edit-card', 'Edit card in a dialog', 'mod+Enter', () => openCardModal(editor)),
    { ...action('next-card', 'Next card', 'mod+ArrowDown', () => stepThroughCards(editor, 1)), isHidden: true },
    { ...action('previous-card', 'Previous card', 'mod+ArrowUp', () => stepThroughCards(editor, -1)), isHidden: true },
    action('move-up', 'Move card up', 'alt+ArrowUp', () => moveSelection(editor, 'up')),
    action('move-down', 'Move card down', 'alt+ArrowDown', () => moveSelection(editor, 'down')),
    action('move-first', 'Move card to the first place', 'alt+Home', () => moveSelection(editor, 'first')),
    action('move-last', 'Move card to the last place', 'alt+End', () => moveSelection(editor, 'last')),
    action('select-all', 'Select all cards', 'shift+mod+A', () =>
      session.setState(everyCard(store.getState().document, session.getState())),
    ),
    action('find-card', 'Find a card', '/', () => {
      session.setState({ panel: 'cards' });
      document.getElementById('find-card')?.focus();
    }),
  ];
}
