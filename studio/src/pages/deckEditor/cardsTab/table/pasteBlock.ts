import { type FieldLabels, labelOfHeading } from '@cardwright/renderer';
import { addCard } from '../../../../deck/document/commands/cards.js';
import { addCategory } from '../../../../deck/document/commands/categories.js';
import { addFieldLabels } from '../../../../deck/document/commands/fields.js';
import { findCard } from '../../../../deck/document/find.js';
import type { DeckDocument, Recipe } from '../../../../deck/document/types.js';
import { titleOf } from '../../../../deck/document/texts.js';
import { type CellBlock, repeatOver } from './cellBlock.js';
import { type Column, isFault } from './columns.js';
import { type BlockHeader, headerOf } from './headerOf.js';

export interface Paste {
  readonly recipe: Recipe;
  /** Cells that could not be used, with the problem and its fix. */
  readonly faults: readonly string[];
  readonly cellCount: number;
  readonly newCardCount: number;
}

interface Place {
  /** Cards in table order. */
  readonly ids: readonly string[];
  readonly columns: readonly Column[];
  readonly row: number;
  readonly column: number;
  /** The cells of the selection, which a smaller block may fill by repeating. */
  readonly height: number;
  readonly width: number;
  readonly language: string;
}

/**
 * Pastes a block of cells into the table, starting at a cell. Rows beyond the last card become new cards of its category;
 * columns beyond the last one are reported in `faults`. A larger selection is filled. If the first row names the columns,
 * they go to their places, and new cards to their categories.
 */
export function pasteBlock(deck: DeckDocument, block: CellBlock, place: Place): Paste {
  const { ids, row: first, language } = place;
  const header = headerOf(block, place.columns);
  const columns = header?.columns ?? place.columns.slice(place.column);
  const rows = header === undefined ? repeatOver(block, place) : block.slice(1);
  const recipes: Recipe[] = header === undefined ? [] : [addFieldLabels(newLabels(header, place.columns, rows))];
  const faults: string[] = [];
  const homes = categoryFinder(deck, ids.at(-1), recipes);
  let cellCount = 0;
  let newCardCount = 0;
  rows.forEach((cells, offset) => {
    const id = ids[first + offset] ?? crypto.randomUUID();
    if (first + offset >= ids.length) {
      newCardCount += 1;
      recipes.push(addCard(homes(header?.category === undefined ? undefined : cells[header.category]), id));
    }
    cells.forEach((text, step) => {
      const column = columns[step];
      const written = column?.write(id, text, language);
      if (column === undefined || written === undefined) {
        if (text !== '' && step !== header?.category)
          faults.push(`Row ${first + offset + 1}: no column for “${text}”.`);
      } else if (isFault(written)) faults.push(`Row ${first + offset + 1}, ${column.label}: ${written.fault}`);
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

/** The headings of new custom values that the rows fill, where their names do not say the same. */
function newLabels(header: BlockHeader, known: readonly Column[], rows: CellBlock): FieldLabels {
  const labels = header.columns.flatMap((column, index) => {
    if (column === undefined || known.includes(column) || rows.every((cells) => (cells[index] ?? '') === '')) return [];
    const name = column.id.slice('field:'.length);
    const label = labelOfHeading(column.label, name);
    return label === undefined ? [] : [[name, label] as const];
  });
  return Object.fromEntries(labels);
}

/** Finds the categories of new cards by title, otherwise uses the last card's; creates missing ones. */
function categoryFinder(deck: DeckDocument, lastId: string | undefined, recipes: Recipe[]) {
  const byTitle = new Map(
    deck.categories.map((category) => [titleOf(deck, category).trim().toLowerCase(), category.id]),
  );
  const usual = lastId === undefined ? deck.categories[0]?.id : findCard(deck, lastId)?.category.id;
  return (title = ''): string => {
    const wanted = title.trim();
    const known = wanted === '' ? (usual ?? byTitle.get('cards')) : byTitle.get(wanted.toLowerCase());
    if (known !== undefined) return known;
    const [id, name] = [crypto.randomUUID(), wanted === '' ? 'Cards' : wanted];
    byTitle.set(name.toLowerCase(), id);
    recipes.push(addCategory(id, name));
    return id;
  };
}
