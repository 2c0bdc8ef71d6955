import { CardwrightError } from '@cardwright/renderer';
import type { ExportChoices } from '../api/exports.js';
import { trimInFile } from './cardSheets.js';
import { planPreview, type Preview } from './planPreview.js';
import { optionsOf, type ExportSettings } from './settings.js';

/** The preview, or why there is none: the person can correct things such as too small a paper. */
export function tryPreview(...args: Parameters<typeof planPreview>): { preview?: Preview; problem?: string } {
  try {
    return { preview: planPreview(...args) };
  } catch (error) {
    if (!(error instanceof CardwrightError)) throw error;
    return { problem: error.fix === undefined ? error.message : `${error.message} ${error.fix}` };
  }
}

/** “A4, 210 × 297 mm” in its orientation; for single cards, the trim and its bleed. */
export function describePaper(preview: Preview, choices: ExportChoices, settings: ExportSettings): string {
  const { sheets, bleedMm } = preview;
  const trimMm = trimInFile(preview);
  if (sheets !== undefined) {
    const paper = choices.papers.find(({ slug }) => slug === optionsOf(choices, settings).paper);
    const measures = `${round(sheets.grid.width)} × ${round(sheets.grid.height)} mm`;
    // Some papers are named by their dimensions.
    return paper === undefined || /\d ×/.test(paper.name) ? measures : `${paper.name}, ${measures}`;
  }
  const bleed = bleedMm > 0 ? ` + ${round(bleedMm)} mm bleed` : '';
  return `${round(trimMm.width)} × ${round(trimMm.height)} mm${bleed}`;
}

const round = (mm: number): string => String(Number(mm.toFixed(1)));
