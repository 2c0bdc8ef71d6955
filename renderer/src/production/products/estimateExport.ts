import { type Estimate, estimateRun } from '../../imposition/estimateRun.js';
import { sheetGrid } from '../../imposition/sheetGrid.js';
import type { ExportPlan } from './planExport.js';

/**
 * The sheets, packs, waste and cost of an export in one language; undefined for products that nobody prints.
 * @param cards with their copies
 * @throws CardwrightError `sheet.too_small`, `sheet.option`, `sheet.card_size`
 */
export function estimateExport({ preset, product, size, bleedMm }: ExportPlan, cards: number): Estimate | undefined {
  if (product.kind === 'play') return undefined;
  if (product.kind !== 'pdf-sheets') return estimateRun(cards, preset);
  const card = { width: size.widthMm, height: size.heightMm };
  return estimateRun(cards, preset, sheetGrid(card, bleedMm, product.sheet), product.sheet.shape);
}
