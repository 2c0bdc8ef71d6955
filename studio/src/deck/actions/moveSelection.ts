import { moveCard, moveCards } from '../document/commands/cards.js';
import type { Move } from '../document/commands/categories.js';
import { findCard, findCategory } from '../document/find.js';
import { selectedCards } from '../session/selection.js';
import type { Editor } from '../editor/createEditor.js';
import { counted } from '../../words/counted.js';

/** One position up or down, also across its category's border, or to either end. */
export function moveSelection({ store, session }: Editor, move: Move): void {
  const { document: deck } = store.getState();
  const ids = selectedCards(session.getState());
  const found = ids.map((id) => findCard(deck, id)).filter((one) => one !== undefined);
  const [first] = found;
  if (first === undefined) return;
  if (found.length > 1)
    return moveSeveral(
      store,
      found.map(({ card }) => card.id),
      first.category.id,
      move,
    );
  const { card, category, index } = first;
  const at = deck.categories.indexOf(category);
  const neighbour = deck.categories[at + (move === 'up' ? -1 : 1)];
  const isAtBorder = move === 'up' ? index === 0 : move === 'down' && index === category.cards.length - 1;
  if (isAtBorder && neighbour === undefined) return;
  store.apply(
    { label: 'move card' },
    isAtBorder && neighbour !== undefined
      ? moveCards([card.id], neighbour.id, move === 'up' ? neighbour.cards.length : 0)
      : moveCard(card.id, move),
  );
}

function moveSeveral(store: Editor['store'], ids: readonly string[], categoryId: string, move: Move): void {
  const cards = findCategory(store.getState().document, categoryId)?.cards ?? [];
  const chosen = new Set(ids);
  const first = cards.findIndex(({ id }) => chosen.has(id));
  const before = cards.slice(0, first).length;
  const rest = cards.filter(({ id }) => !chosen.has(id)).length;
  const to = { up: before - 1, down: before + 1, first: 0, last: rest }[move];
  store.apply({ label: `move ${counted(ids.length, 'card')}` }, moveCards(ids, categoryId, Math.max(0, to)));
}

/** Moves the selected cards to the end of a category. */
export function moveSelectionTo({ store, session }: Editor, categoryId: string): void {
  const ids = selectedCards(session.getState());
  if (ids.length === 0) return;
  const what = ids.length === 1 ? 'card' : counted(ids.length, 'card');
  store.apply({ label: `move ${what}` }, moveCards(ids, categoryId, Number.MAX_SAFE_INTEGER));
}
