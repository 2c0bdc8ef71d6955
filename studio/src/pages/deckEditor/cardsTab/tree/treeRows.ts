import { cardMatches } from '../../../../deck/document/cardMatches.js';
import type { DeckCategory, DeckDocument } from '../../../../deck/document/types.js';
import { titleOf } from '../../../../deck/document/texts.js';

export type TreeRow =
  | { readonly kind: 'category'; readonly key: string; readonly category: DeckCategory; readonly isOpen: boolean }
  | { readonly kind: 'card'; readonly key: string; readonly cardId: string; readonly categoryId: string }
  | { readonly kind: 'add'; readonly key: string; readonly category: DeckCategory };

/** The tree as rows: categories, and the cards of expanded ones. A search expands whatever matches and hides the rest. */
export function treeRows(deck: DeckDocument, closedIds: ReadonlySet<string>, query: string): readonly TreeRow[] {
  const wanted = query.trim().toLocaleLowerCase();
  return deck.categories.flatMap((category): TreeRow[] => {
    const isOpen = wanted !== '' || !closedIds.has(category.id);
    const cards = category.cards.filter((card) => cardMatches(card, wanted));
    if (wanted !== '' && cards.length === 0 && !titleOf(deck, category).toLocaleLowerCase().includes(wanted)) return [];
    const rows: TreeRow[] = [{ kind: 'category', key: category.id, category, isOpen }];
    if (!isOpen) return rows;
    for (const { id } of cards) rows.push({ kind: 'card', key: id, cardId: id, categoryId: category.id });
    if (wanted === '') rows.push({ kind: 'add', key: `add ${category.id}`, category });
    return rows;
  });
}
