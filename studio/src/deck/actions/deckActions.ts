import { Printer, Redo2, Replace, Save, Send, Undo2 } from 'lucide-react';
import type { Action } from '../../actions/Action.js';
import { EDITOR_TABS, type EditorDialog } from '../session/editorSession.js';
import { addCategoryToDeck } from './addCategoryToDeck.js';
import type { Editor } from '../editor/createEditor.js';

const SECTION = 'Deck';
const TAB_NAMES = { welcome: 'Welcome', deck: 'Deck', cards: 'Cards', categories: 'Categories' } as const;

interface Possible {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** What concerns the deck as a whole. */
export function deckActions(
  editor: Editor,
  openDialog: (dialog: EditorDialog) => void,
  { canUndo, canRedo }: Possible,
): readonly Action[] {
  const { store, session } = editor;
  return [
    {
      id: 'save',
      name: 'Save deck',
      section: SECTION,
      shortcut: 'mod+S',
      icon: Save,
      inDialogs: true,
      perform: () => void editor.save(),
    },
    {
      id: 'undo',
      name: 'Undo',
      section: SECTION,
      shortcut: 'mod+Z',
      icon: Undo2,
      enabled: canUndo,
      inDialogs: true,
      perform: () => store.undo(),
    },
    {
      id: 'redo',
      name: 'Redo',
      section: SECTION,
      shortcut: 'mod+shift+Z',
      icon: Redo2,
      enabled: canRedo,
      inDialogs: true,
      perform: () => store.redo(),
    },
    {
      id: 'replace',
      name: 'Find and replace',
      section: SECTION,
      shortcut: 'mod+shift+F',
      icon: Replace,
      perform: () => openDialog({ name: 'replace' }),
    },
    {
      id: 'export',
      name: 'Export deck',
      section: SECTION,
      shortcut: 'mod+E',
      icon: Printer,
      perform: () => openDialog({ name: 'export' }),
    },
    {
      id: 'publish',
      name: 'Publish deck',
      section: SECTION,
      icon: Send,
      perform: () => openDialog({ name: 'publish' }),
    },
    {
      id: 'new-category',
      name: 'New category',
      section: SECTION,
      perform: () => {
        session.setState({ tab: 'categories' });
        addCategoryToDeck(editor);
      },
    },
    ...EDITOR_TABS.map((tab) => ({
      id: `tab-${tab}`,
      name: `Show ${TAB_NAMES[tab]}`,
      section: SECTION,
      perform: () => session.setState({ tab }),
    })),
  ];
}
