import type { DeckStore } from '../document/createDeckStore.js';
import type { EditorSessionStore } from './editorSession.js';

/** The deck under edit, and the person's place in it. */
export interface OpenDeck {
  readonly store: DeckStore;
  readonly session: EditorSessionStore;
}
