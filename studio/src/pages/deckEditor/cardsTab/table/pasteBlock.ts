import { type FieldLabels, labelOfHeading, LIMITS } from '@cardwright/renderer';
import { addCard } from '../../../../deck/document/commands/cards.js';
import { categoryNamed } from '../../../../deck/document/commands/categories.js';
import { addFieldLabels } from '../../../../deck/document/commands/fields.js';
import { findCard } from '../../../../deck/document/find.js';
import type { DeckDocument, Recipe } from '../../../../deck/document/types.js';
import { counted } from '../../../../words/counted.js';
import { type CellBlock, repeatOver } from './cellBlock.js';
import { CATEGORY } from './categoryColumn.js';
import type { Column } from './Column.js';
import { isFault } from './columns.js';
import { type BlockHeader, headerOf } from './headerOf.js';
import { grouped } from '../../../../words/grouped.js';

export interface Paste {
  readonly recipe: Recipe;
  /** What does not fit, and cells that could not be used, with the problem and its fix. */
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
 * Pastes a block of cells into the table, starting at a cell. Rows beyond the last card become new cards of its category,
 * unless they are empty; what does not fit is reported in `faults`. A larger selection is filled. If the first row names
 * the columns, they go to their places.
 */
export function pasteBlock(deck: DeckDocument, block: CellBlock, place: Place): Paste {
  const { ids, row: first, language } = place;
  const header = headerOf(block, place.columns);
  const columns = header === undefined ? place.columns.slice(place.column) : withinLimit(header, place.columns);
  const rows = header === undefined ? repeatOver(block, place) : block.slice(1);
  const recipes: Recipe[] = header === undefined ? [] : [addFieldLabels(newLabels(header, place.columns, rows))];
  const faults: string[] = [];
  const columnsLeft = new Set<number>();
  const category = columns.findIndex((column) => column?.id === CATEGORY);
  const usual = (findCard(deck, ids.at(-1) ?? '')?.category ?? deck.categories[0])?.id;
  let cellCount = 0;
  let newCardCount = 0;
  let rowsLeft = 0;
  rows.forEach((cells, offset) => {
    const isNew = first + offset >= ids.length;
    if (isNew && cells.every((text) => text.trim() === '')) return;
    if (isNew && ids.length + newCardCount >= LIMITS.cards) {
      rowsLeft += 1;
      return;
    }
    const id = ids[first + offset] ?? crypto.randomUUID();
    if (isNew) {
      newCardCount += 1;
      recipes.push(addTo(cells[category]?.trim() ?? '', usual, id));
    }
    cells.forEach((text, step) => {
      const column = columns[step];
      // As in an update from a table, a card without a category stays where it is.
      if (step === category && text.trim() === '') return;
      const written = column?.write(id, text, language);
      if (column === undefined || written === undefined) {
        if (text.trim() !== '') columnsLeft.add(step);
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
  const left = leftOut(rowsLeft, columnsLeft.size, header === undefined ? place.columns.at(-1)?.label : undefined);
  return { recipe, faults: [...left, ...faults], cellCount, newCardCount };
}

/** @param last the table's last column, if the columns of the block have no headings */
function leftOut(rows: number, columns: number, last: string | undefined): readonly string[] {
  const limit = grouped(LIMITS.cards);
  const why =
    last === undefined
      ? `they have no heading, or a card would have more than ${LIMITS.fields} values.`
      : `the last column is “${last}”. Copy the headings as well to add values.`;
  return [
    ...(rows > 0 ? [`${counted(rows, 'row')} left out: a deck has at most ${limit} cards.`] : []),
    ...(columns > 0 ? [`${counted(columns, 'column')} left out: ${why}`] : []),
  ];
}

/** The columns of a block with headings, without new values that no card has room for. */
function withinLimit({ columns }: BlockHeader, known: readonly Column[]): BlockHeader['columns'] {
  let free = LIMITS.fields - known.filter(({ id }) => id.startsWith('field:')).length;
  return columns.map((column) => {
    if (column === undefined || known.includes(column)) return column;
    free -= 1;
    return free < 0 ? undefined : column;
  });
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

/** Adds a card to the category with a name, otherwise to the last card's; a missing one is added. */
function addTo(name: string, usual: string | undefined, id: string): Recipe {
  return (deck) => {
    const home = name === '' ? (usual ?? categoryNamed(deck, 'Cards')) : categoryNamed(deck, name);
    return addCard(home, id)(deck);
  };
}
