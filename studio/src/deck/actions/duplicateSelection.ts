import { duplicateCards } from '../document/commands/cards.js';
import { onlyCard, selectedCards } from '../session/selection.js';
import type { Editor } from '../editor/createEditor.js';
import { counted } from '../../words/counted.js';

/** Duplicates each selected card after its original and selects the copies. */
export function duplicateSelection({ store, session }: Editor): void {
  const ids = selectedCards(session.getState());
  if (ids.length === 0) return;
  const copies = new Map(ids.map((id) => [id, crypto.randomUUID()]));
  store.apply(
    { label: ids.length === 1 ? 'duplicate card' : `duplicate ${counted(ids.length, 'card')}` },
    duplicateCards(copies),
  );
  const made = [...copies.values()];
  const last = made.at(-1) ?? '';
  session.setState({
    ...onlyCard(store.getState().document, last),
    ...(made.length > 1 && { selectedIds: new Set(made) }),
  });
}
