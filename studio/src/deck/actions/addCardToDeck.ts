import { addCard } from '../document/commands/cards.js';
import { addCategory } from '../document/commands/categories.js';
import { onlyCard } from '../session/selection.js';
import type { Editor } from '../editor/createEditor.js';
import { together } from '../../editing/together.js';

/** Appends a card to a category, by default the selected one, and selects it. The first card creates its category. */
export function addCardToDeck({ store, session }: Editor, categoryId?: string): void {
  const { document: deck } = store.getState();
  const wanted = categoryId ?? session.getState().categoryId ?? deck.categories[0]?.id;
  const id = crypto.randomUUID();
  const home = wanted ?? crypto.randomUUID();
  const add = addCard(home, id);
  store.apply({ label: 'add card' }, wanted === undefined ? together(addCategory(home, 'Cards'), add) : add);
  const { closedIds, view, panel } = session.getState();
  session.setState({
    ...onlyCard(store.getState().document, id),
    closedIds: new Set([...closedIds].filter((closed) => closed !== home)),
    tab: 'cards',
    view: view === 'table' ? view : 'card',
    panel: panel === 'cards' ? 'fields' : panel,
    query: '',
  });
}
