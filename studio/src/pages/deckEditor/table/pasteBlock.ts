import { addCard } from '../../../document/commands/cards.js';
import { findCard } from '../../../document/find.js';
import type { DeckDocument, Recipe } from '../../../document/types.js';
import type { CellBlock } from './cellBlock.js';
import { type Column, isFault } from './columns.js';

export interface Paste {
  readonly recipe: Recipe;
  /** Cells that could not be taken, with what is wrong and how to mend it. */
  readonly faults: readonly string[];
  readonly cellCount: number;
  readonly newCardCount: number;
}

interface Place {
  /** Cards in the table's order. */
  readonly ids: readonly string[];
  readonly columns: readonly Column[];
  readonly row: number;
  readonly column: number;
  readonly language: string;
}

/**
 * Puts a block of cells into the table from a cell on. Rows beyond the last card become new cards of its category; columns
 * beyond the last one are named in `faults`.
 */
export function pasteBlock(deck: DeckDocument, block: CellBlock, place: Place): Paste {
  const { ids, columns, row: first, column: left, language } = place;
  const recipes: Recipe[] = [];
  const faults: string[] = [];
  let cellCount = 0;
  let newCardCount = 0;
  const lastId = ids.at(-1);
  const home = lastId === undefined ? deck.categories[0]?.id : findCard(deck, lastId)?.category.id;
  block.forEach((cells, offset) => {
    const id = ids[first + offset] ?? crypto.randomUUID();
    if (first + offset >= ids.length) {
      if (home === undefined) return;
      newCardCount += 1;
      recipes.push(addCard(home, id));
    }
    cells.forEach((text, step) => {
      const column = columns[left + step];
      const written = column?.write(id, text, language);
      if (column === undefined || written === undefined)
        faults.push(`Row ${first + offset + 1}: no column for “${text}”.`);
      else if (isFault(written)) faults.push(`Row ${first + offset + 1}, ${column.label}: ${written.fault}`);
      else {
        cellCount += 1;
        recipes.push(written);
      }
    });
  });
  const recipe: Recipe = (draft) => {
    for (const step of recipes) step(draft);
    return undefined;
  };
  return { recipe, faults, cellCount, newCardCount };
}
