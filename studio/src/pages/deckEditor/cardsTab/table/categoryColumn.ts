import { putIntoCategory } from '../../../../deck/document/commands/cards.js';
import { UNTITLED_CATEGORY } from '../../../../deck/document/find.js';
import { titleOf } from '../../../../deck/document/texts.js';
import type { DeckCategory, DeckDocument } from '../../../../deck/document/types.js';
import { fieldName } from '../../../../words/fieldNames.js';
import type { Column } from './Column.js';

export const CATEGORY = 'category';

/** The category of each card by its title. A title that no category has adds one. */
export function categoryColumn(deck: DeckDocument): Column {
  const homes = new Map(deck.categories.flatMap((home) => home.cards.map(({ id }) => [id, home] as const)));
  const nameOf = (category: DeckCategory, language: string): string =>
    titleOf(deck, category, language) || UNTITLED_CATEGORY;
  return {
    id: CATEGORY,
    label: fieldName(CATEGORY),
    width: 160,
    isTranslated: false,
    options: (language) => deck.categories.map((category) => nameOf(category, language)),
    read({ id }, language) {
      const home = homes.get(id);
      return home === undefined ? '' : nameOf(home, language);
    },
    write: (id, text) =>
      text.trim() === ''
        ? { fault: 'Every card is in a category. Enter the title of one.' }
        : putIntoCategory(id, text.trim()),
  };
}
