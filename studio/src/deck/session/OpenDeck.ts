import type { DeckStore } from '../document/createDeckStore.js';
import type { EditorSessionStore } from './editorSession.js';

/** The deck that is being edited, and the person's place in it. */
export interface OpenDeck {
  readonly store: DeckStore;
  readonly session: EditorSessionStore;
  /** Called when the deck goes on under another id. */
  readonly onMoved?: ((id: string) => void) | undefined;
}
