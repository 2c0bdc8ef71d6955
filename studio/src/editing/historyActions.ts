import { Redo2, Undo2 } from 'lucide-react';
import type { DocumentStore } from './documentStore.js';
import type { Identified } from './types.js';

/** Undo and redo of a document, as actions of its editor. */
export function historyActions<Document extends Identified>(store: DocumentStore<Document>) {
  return {
    undo: {
      label: 'Undo',
      shortcut: 'mod+Z',
      icon: Undo2,
      inDialogs: true,
      isEnabled: () => store.getState().history.past.length > 0,
      run: () => store.undo(),
    },
    redo: {
      label: 'Redo',
      shortcut: 'mod+shift+Z',
      alias: 'mod+Y',
      // Otherwise the browser would redo its own last change to the field.
      ownsShortcut: true,
      icon: Redo2,
      inDialogs: true,
      isEnabled: () => store.getState().history.future.length > 0,
      run: () => store.redo(),
    },
  };
}
