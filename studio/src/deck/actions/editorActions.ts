import type { Editor } from '../editor/createEditor.js';
import { cardActions } from './cardActions.js';
import { deckActions } from './deckActions.js';
import { viewActions } from './viewActions.js';

/** The actions of the deck editor, by subject. */
export function editorActions(editor: Editor) {
  return { deck: deckActions(editor), cards: cardActions(editor), view: viewActions(editor) };
}

export type EditorActions = ReturnType<typeof editorActions>;
