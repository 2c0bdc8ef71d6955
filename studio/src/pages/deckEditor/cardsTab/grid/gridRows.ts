import type { DeckCategory, DeckDocument } from '../../../../deck/document/types.js';

export type GridRow =
  | { readonly kind: 'category'; readonly key: string; readonly category: DeckCategory }
  | { readonly kind: 'cards'; readonly key: string; readonly cardIds: readonly string[] };

/** Categories, each followed by rows of cards. */
export function gridRows(deck: DeckDocument, columns: number): readonly GridRow[] {
  return deck.categories.flatMap((category): GridRow[] => {
    const rows: GridRow[] = [{ kind: 'category', key: category.id, category }];
    for (let at = 0; at < category.cards.length; at += columns) {
      const cardIds = category.cards.slice(at, at + columns).map(({ id }) => id);
      rows.push({ kind: 'cards', key: cardIds[0] ?? '', cardIds });
    }
    return rows;
  });
}

const PADDING = 24;
export const GRID_GAP = 16;
const WANTED = 148;

/** How many cards fit in a row, and their resulting width. */
export function gridWidth(width: number): { readonly columns: number; readonly cardWidth: number } {
  const room = Math.max(0, width - 2 * (width < 600 ? 16 : PADDING));
  const columns = Math.max(2, Math.floor((room + GRID_GAP) / (WANTED + GRID_GAP)));
  return { columns, cardWidth: Math.max(60, Math.floor((room - (columns - 1) * GRID_GAP) / columns)) };
}
