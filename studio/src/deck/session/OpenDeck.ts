import type { DeckStore } from '../document/createDeckStore.js';
import type { EditorSessionStore } from './editorSession.js';

/** The deck under edit, and where the person is in it. */
export interface OpenDeck {
  readonly store: DeckStore;
  readonly session: EditorSessionStore;
}
