import { moveCards } from '../../../../deck/document/commands/cards.js';
import { findCard, findCategory } from '../../../../deck/document/find.js';
import { selectedCards } from '../../../../deck/session/selection.js';
import type { Editor } from '../../../../deck/editor/createEditor.js';

export interface DropPlace {
  /** A card's id, or `category` followed by a category's id. */
  readonly rowId: string;
  readonly isBehind: boolean;
}

/** Moves the selected cards to where they were dropped: beside a card, or to the start of a category. */
export function dropCards({ store, session }: Editor, { rowId, isBehind }: DropPlace): void {
  const { document: deck } = store.getState();
  const ids = selectedCards(session.getState());
  const moved = new Set(ids);
  const target = findCard(deck, rowId);
  const category = target?.category ?? findCategory(deck, rowId.replace(/^category /, ''));
  if (category === undefined || ids.length === 0) return;
  const at = target === undefined ? 0 : target.index + (isBehind ? 1 : 0);
  // The index counts in the list without the moved entries.
  const to = category.cards.slice(0, at).filter(({ id }) => !moved.has(id)).length;
  const isSame =
    ids.length === 1 && findCard(deck, ids[0] ?? '')?.category === category && category.cards[to]?.id === ids[0];
  if (!isSame)
    store.apply(
      { label: ids.length === 1 ? 'move card' : `move ${ids.length} cards` },
      moveCards(ids, category.id, to),
    );
}
