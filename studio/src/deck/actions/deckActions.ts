import { History, Images, Link2, Printer, Replace, RotateCcw, Save, Send, Table2 } from 'lucide-react';
import { defineActions } from '../../actions/Action.js';
import { confirm } from '../../components/confirm.js';
import { saveStateOf } from '../../editing/documentStore.js';
import { historyActions } from '../../editing/historyActions.js';
import type { Editor } from '../editor/createEditor.js';
import { TAB_NAMES } from '../session/editorSession.js';
import { addCategoryToDeck } from './addCategoryToDeck.js';

/** Deck-wide actions. */
export function deckActions(editor: Editor) {
  const { store, session, save } = editor;
  const open = (name: 'export' | 'publish' | 'share' | 'replace' | 'update' | 'versions' | 'matchPictures') => () =>
    session.setState({ dialog: { name } });
  return defineActions('Deck', {
    save: { label: 'Save deck', shortcut: 'mod+S', icon: Save, inDialogs: true, run: () => void save() },
    ...historyActions(store),
    replace: { label: 'Find and replace', shortcut: 'mod+shift+F', icon: Replace, run: open('replace') },
    update: { label: 'Update from a table', icon: Table2, run: open('update') },
    matchPictures: { label: 'Match pictures by file name', icon: Images, run: open('matchPictures') },
    exportDeck: { label: 'Export deck', shortcut: 'mod+E', icon: Printer, run: open('export') },
    publish: { label: 'Publish deck', icon: Send, run: open('publish') },
    versions: { label: 'Version history', icon: History, run: open('versions') },
    share: { label: 'Share and play links', icon: Link2, run: open('share') },
    cancel: {
      label: 'Cancel changes',
      icon: RotateCcw,
      isEnabled: () => saveStateOf(store.getState()) !== 'saved',
      run: () => void askToCancel(editor),
    },
    newCategory: {
      label: 'New category',
      run: () => {
        session.setState({ tab: 'categories' });
        addCategoryToDeck(editor);
      },
    },
    showWelcome: { label: `Show ${TAB_NAMES.welcome}`, run: () => session.setState({ tab: 'welcome' }) },
    showDeck: { label: `Show ${TAB_NAMES.deck}`, run: () => session.setState({ tab: 'deck' }) },
    showCards: { label: `Show ${TAB_NAMES.cards}`, run: () => session.setState({ tab: 'cards' }) },
    showCategories: { label: `Show ${TAB_NAMES.categories}`, run: () => session.setState({ tab: 'categories' }) },
  });
}

async function askToCancel({ store }: Editor): Promise<void> {
  const isSure = await confirm({
    title: 'Cancel all changes?',
    message: 'The deck returns to its last saved state. Undo restores your changes.',
    confirmLabel: 'Cancel changes',
    cancelLabel: 'Keep editing',
    danger: true,
  });
  if (isSure) store.cancel();
}
