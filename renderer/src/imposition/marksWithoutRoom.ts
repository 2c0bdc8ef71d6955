import { planSheets } from './planSheets.js';
import { sheetFurniture } from './sheetFurniture.js';
import type { SheetGrid, SheetOptions } from './types.js';

/** Wanted marks that the sheets lack. */
interface LostMarks {
  readonly option: 'registration' | 'color_bar';
  readonly message: string;
  readonly fix: string;
}

/** Corners of a sheet, each with a registration mark. */
const CORNERS = 4;

/** Marks that have no room beside the cards of the first sheet. @param count how many cards are printed, with their copies */
export function marksWithoutRoom(grid: SheetGrid, options: SheetOptions, count: number): readonly LostMarks[] {
  if (options.registration !== true && options.colorBar !== true) return [];
  const cards = Array.from({ length: Math.min(count, grid.cells.length) }, () => ({ front: 0, back: 0 }));
  const [first] = planSheets(cards, grid, { duplex: 'none', backs: 'none' });
  if (first === undefined) return [];
  const texts = { title: false, sheets: 1, nameOf: (card: number) => `${card + 1}` } as const;
  const { fixed, registration } = sheetFurniture(first, grid, options, texts);
  const isPlotted = options.plotter !== undefined && options.plotter !== 'none';
  const missing = CORNERS - registration.filter(({ type }) => type === 'circle').length;
  const lost: LostMarks[] = [];
  const { name } = options.sheet;
  if (options.registration === true && !isPlotted && missing > 0)
    lost.push(noRoom('registration', `${missing} of ${CORNERS} registration marks have`, name));
  if (options.colorBar === true && !fixed.some(({ type }) => type === 'patch'))
    lost.push(noRoom('color_bar', 'The colour bar has', name));
  return lost;
}

function noRoom(option: LostMarks['option'], what: string, paper: string): LostMarks {
  return {
    option,
    message: `${what} no room beside the cards on ${paper}, so the sheets lack ${option === 'registration' ? 'them' : 'it'}.`,
    fix: 'Choose fewer columns or rows, smaller gaps, no labels, or larger paper.',
  };
}
