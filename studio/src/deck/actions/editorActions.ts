import type { Editor } from '../editor/createEditor.js';
import { cardActions } from './cardActions.js';
import { deckActions } from './deckActions.js';
import { viewActions } from './viewActions.js';

/** Everything that can be done in the deck editor, by what it is about. */
export function editorActions(editor: Editor) {
  return { deck: deckActions(editor), cards: cardActions(editor), view: viewActions(editor) };
}

export type EditorActions = ReturnType<typeof editorActions>;
