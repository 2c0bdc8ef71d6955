import { allCards, findCard, findCategory } from '../deck/document/find.js';
import { titleOf } from '../deck/document/texts.js';
import type { ExportSubject } from './ExportSubject.js';

/** The cards to export: all, those selected in the editor, the current one, or a category by id. */
export type CardsFrom = 'all' | 'selected' | 'shown' | (string & {});

type Subject = Pick<ExportSubject, 'deck' | 'selectedIds' | 'shownId'>;

/** Ids of the cards; a choice that no longer exists gives none. */
export function chosenCards({ deck, selectedIds, shownId }: Subject, from: CardsFrom): ReadonlySet<string> {
  if (from === 'all') return new Set(allCards(deck).map(({ id }) => id));
  if (from === 'selected') return selectedIds;
  if (from === 'shown') return new Set(shownId === undefined ? [] : [shownId]);
  return new Set(findCategory(deck, from)?.cards.map(({ id }) => id));
}

/** The choices, with counts. */
export function cardChoices({ deck, selectedIds, shownId }: Subject): readonly { value: CardsFrom; label: string }[] {
  const count = allCards(deck).length;
  const shown = shownId === undefined ? undefined : findCard(deck, shownId)?.card;
  return [
    { value: 'all', label: `All ${count}` },
    ...(selectedIds.size > 0 ? [{ value: 'selected', label: `Selected ${selectedIds.size}` }] : []),
    ...(shown === undefined ? [] : [{ value: 'shown', label: `Only “${titleOf(deck, shown) || 'Untitled card'}”` }]),
    ...deck.categories
      .filter(({ cards }) => cards.length > 0 && deck.categories.length > 1)
      .map((category) => ({
        value: category.id,
        label: `${titleOf(deck, category) || 'Untitled category'}, ${category.cards.length}`,
      })),
  ];
}
