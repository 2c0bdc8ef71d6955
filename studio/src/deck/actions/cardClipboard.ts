import { parseDeckPatch } from '@cardwright/renderer';
import { create } from 'zustand';
import { insertCards } from '../document/commands/cards.js';
import { allCards } from '../document/find.js';
import type { DeckCard } from '../document/types.js';
import { onlyCard, selectedCards } from '../session/selection.js';
import type { Editor } from '../editor/createEditor.js';

/** The clipboard's content: our own kind of JSON, so that cards can be copied between decks, tabs and browsers. */
const KIND = 'cardwright/cards';

/** The last copy, for browsers that do not let a page read the clipboard. */
const useLastCopy = create<{ readonly text: string }>()(() => ({ text: '' }));

/** The selected cards as clipboard text, in print order; undefined if none is selected. */
export function copySelection({ store, session }: Editor): string | undefined {
  const ids = new Set(selectedCards(session.getState()));
  const cards = allCards(store.getState().document).filter(({ id }) => ids.has(id));
  if (cards.length === 0) return undefined;
  const text = JSON.stringify({ kind: KIND, cards });
  useLastCopy.setState({ text });
  return text;
}

/** Pastes copied cards after the selected one and selects them. @returns how many; 0 if the text holds no cards */
export function pasteCards({ store, session }: Editor, text: string): number {
  const cards = readCards(text);
  const { cardId, categoryId } = session.getState();
  const { document: deck } = store.getState();
  const home = categoryId ?? deck.categories[0]?.id;
  if (cards.length === 0 || home === undefined) return 0;
  store.apply(
    { label: cards.length === 1 ? 'paste card' : `paste ${cards.length} cards` },
    insertCards(home, cards, cardId),
  );
  const last = cards.at(-1)?.id ?? '';
  const selectedIds = cards.length > 1 ? new Set(cards.map(({ id }) => id)) : new Set<string>();
  session.setState({ ...onlyCard(store.getState().document, last), selectedIds });
  return cards.length;
}

function readCards(text: string): DeckCard[] {
  if (!text.includes(KIND)) return [];
  try {
    const { cards } = JSON.parse(text) as { cards?: unknown };
    // Any program can write to the clipboard: it is validated as strictly as a file.
    const parsed = parseDeckPatch({ categories: [{ cards }] }, { keepTemporaryIds: true });
    const read = parsed.ok ? (parsed.value.categories?.[0]?.cards ?? []) : [];
    return read.map((card) => ({ ...card, id: crypto.randomUUID() }));
  } catch {
    return [];
  }
}
