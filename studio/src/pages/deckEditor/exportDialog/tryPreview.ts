import { CardwrightError } from '@cardwright/renderer';
import { planPreview, type Preview } from './planPreview.js';

/** The preview, or why there is none: paper that is too small and the like are for people to mend. */
export function tryPreview(...args: Parameters<typeof planPreview>): { preview?: Preview; problem?: string } {
  try {
    return { preview: planPreview(...args) };
  } catch (error) {
    if (!(error instanceof CardwrightError)) throw error;
    return { problem: error.fix === undefined ? error.message : `${error.message} ${error.fix}` };
  }
}

/** “210 × 297 mm”, as it lies; for single cards the trim and the bleed around it. */
export function describePaper({ sheets, trimMm, bleedMm }: Preview): string {
  if (sheets !== undefined) return `${round(sheets.grid.width)} × ${round(sheets.grid.height)} mm`;
  const bleed = bleedMm > 0 ? ` + ${round(bleedMm)} mm bleed` : '';
  return `${round(trimMm.width)} × ${round(trimMm.height)} mm${bleed}`;
}

const round = (mm: number): string => String(Number(mm.toFixed(1)));
