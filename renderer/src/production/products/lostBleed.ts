import type { Problem } from '../../errors.js';
import { outerBleed } from '../../imposition/outerBleed.js';
import { sheetGrid } from '../../imposition/sheetGrid.js';
import type { ExportPlan } from './planExport.js';

/** mm of lost bleed that nobody sees. */
const NEGLIGIBLE = 0.05;
/** mm of bleed with which a cut by hand shows no white edge. */
const ENOUGH = 1;

/**
 * Reports that the outer cards of a sheet do not show all of their bleed, because the sheet holds more cards that way.
 * Precut stock is not cut, so it needs no bleed.
 */
export function lostBleed({ product, size, bleedMm }: ExportPlan): readonly Problem[] {
  if (product.kind !== 'pdf-sheets' || product.sheet.sheet.cells !== undefined) return [];
  const { sheet } = product.sheet;
  const kept = outerBleed(sheetGrid({ width: size.widthMm, height: size.heightMm }, bleedMm, product.sheet));
  if (kept >= bleedMm - NEGLIGIBLE) return [];
  return [
    {
      code: 'sheet.bleed',
      severity: round(kept) < ENOUGH ? 'warning' : 'info',
      path: 'options.bleed',
      message: `The cards at the edge of ${sheet.name} show ${round(kept)} mm of their bleed of ${round(bleedMm)} mm; there is no room for more.`,
      fix: `Choose ${product.sheet.marks === 'none' ? '' : 'no cut marks, '}fewer columns or rows, or larger paper.`,
    },
  ];
}

const round = (mm: number): number => Math.round(mm * 100) / 100;
