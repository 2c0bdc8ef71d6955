import { deleteCards } from '../document/commands/cards.js';
import { toast } from '../../toasts/toast.js';
import { findCard } from '../document/find.js';
import { selectedCards } from '../session/selection.js';
import type { Editor } from '../editor/createEditor.js';
import { titleOf } from '../document/texts.js';

/** Deletes the selected cards; the toast restores them, and so does undo. */
export function deleteSelection({ store, session }: Editor): void {
  const ids = selectedCards(session.getState());
  const { document: deck } = store.getState();
  const first = ids[0] === undefined ? undefined : findCard(deck, ids[0])?.card;
  if (first === undefined) return;
  const what = ids.length === 1 ? 'card' : `${ids.length} cards`;
  store.apply({ label: `delete ${what}` }, deleteCards(ids));
  const after = store.getState().history;
  toast({
    id: 'deleted',
    title: ids.length === 1 ? `Deleted ${titleOf(deck, first) || 'a card'}` : `Deleted ${what}`,
    action: {
      label: 'Undo',
      // Only while it is the last step: undo would take back a later one instead.
      perform: () => {
        if (store.getState().history === after) store.undo();
        else
          toast({
            kind: 'info',
            title: 'The deck has changed since',
            message: 'Undo step by step to come back to it.',
          });
      },
    },
  });
}
