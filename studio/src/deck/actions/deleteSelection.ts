import { deleteCards } from '../document/commands/cards.js';
import { findCard } from '../document/find.js';
import { selectedCards } from '../session/selection.js';
import type { Editor } from '../editor/createEditor.js';
import { titleOf } from '../document/texts.js';
import { offerUndo } from '../../editing/offerUndo.js';
import { counted } from '../../words/counted.js';

/** Deletes the selected cards; the toast restores them, and so does undo. */
export function deleteSelection({ store, session }: Editor): void {
  const ids = selectedCards(session.getState());
  const { document: deck } = store.getState();
  const first = ids[0] === undefined ? undefined : findCard(deck, ids[0])?.card;
  if (first === undefined) return;
  const what = ids.length === 1 ? 'card' : counted(ids.length, 'card');
  const takeBack = store.apply({ label: `delete ${what}` }, deleteCards(ids));
  offerUndo(store, takeBack, {
    id: 'deleted',
    title: ids.length === 1 ? `Deleted ${titleOf(deck, first) || 'a card'}` : `Deleted ${what}`,
  });
}
