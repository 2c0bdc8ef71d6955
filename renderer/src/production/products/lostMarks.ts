import type { Problem } from '../../errors.js';
import { marksWithoutRoom } from '../../imposition/marksWithoutRoom.js';
import { sheetGrid } from '../../imposition/sheetGrid.js';
import type { ExportPlan } from './planExport.js';

/**
 * Reports ordered marks that have no room beside the cards of the first sheet.
 * @param count how many cards are printed, with their copies
 */
export function lostMarks({ product, size, bleedMm }: ExportPlan, count: number): readonly Problem[] {
  if (product.kind !== 'pdf-sheets') return [];
  const grid = sheetGrid({ width: size.widthMm, height: size.heightMm }, bleedMm, product.sheet);
  return marksWithoutRoom(grid, product.sheet, count).map(({ option, ...said }) => ({
    code: 'sheet.marks',
    severity: 'warning',
    path: `options.${option}`,
    ...said,
  }));
}
