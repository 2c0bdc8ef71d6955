import type { Problem } from '../../errors.js';
import { planSheets } from '../../imposition/planSheets.js';
import { sheetFurniture } from '../../imposition/sheetFurniture.js';
import { sheetGrid } from '../../imposition/sheetGrid.js';
import type { ExportPlan } from './planExport.js';

/** Corners of a sheet, each with a registration mark. */
const CORNERS = 4;

/**
 * Reports ordered marks that have no room beside the cards of the first sheet.
 * @param count how many cards are printed, with their copies
 */
export function lostMarks({ product, size, bleedMm }: ExportPlan, count: number): readonly Problem[] {
  if (product.kind !== 'pdf-sheets') return [];
  const { sheet: options } = product;
  const grid = sheetGrid({ width: size.widthMm, height: size.heightMm }, bleedMm, options);
  const cards = Array.from({ length: Math.min(count, grid.cells.length) }, () => ({ front: 0, back: 0 }));
  const [first] = planSheets(cards, grid, { duplex: 'none', backs: 'none' });
  if (first === undefined) return [];
  const texts = { title: false, sheets: 1, nameOf: (card: number) => `${card + 1}` } as const;
  const { fixed, registration } = sheetFurniture(first, grid, options, texts);
  const isPlotted = options.plotter !== undefined && options.plotter !== 'none';
  const missing = CORNERS - registration.filter(({ type }) => type === 'circle').length;
  const problems: Problem[] = [];
  if (options.registration === true && !isPlotted && missing > 0)
    problems.push(noRoom('registration', `${missing} of ${CORNERS} registration marks have`, options.sheet.name));
  if (options.colorBar === true && !fixed.some(({ type }) => type === 'patch'))
    problems.push(noRoom('color_bar', 'The colour bar has', options.sheet.name));
  return problems;
}

function noRoom(option: string, what: string, paper: string): Problem {
  return {
    code: 'sheet.marks',
    severity: 'warning',
    path: `options.${option}`,
    message: `${what} no room beside the cards on ${paper}, so the sheets lack ${option === 'registration' ? 'them' : 'it'}.`,
    fix: 'Choose fewer columns or rows, smaller gaps, no labels, or larger paper.',
  };
}
