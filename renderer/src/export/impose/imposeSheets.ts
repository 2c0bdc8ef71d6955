import { EXPORT_OPTIONS } from '../../imposition/options/exportOptions.js';
import type { BrowserPool } from '../browser/BrowserPool.js';
import type { PrintCard } from '../pdf/types.js';
import { CardList } from './CardList.js';
import { printsBacks } from './sheetParts.js';
import type { ImposedSheets, SheetPdfOptions } from './types.js';

/**
 * Imposes cards on sheets of paper. Every copy has its own cell, and each distinct face is in the file once. Faces and
 * backs remain vectors with selectable text.
 * @throws CardwrightError `sheet.too_small`, `sheet.option`, `sheet.card_size`, `sheet.mixed_sizes`, `sheet.too_many`,
 *   and the errors of `renderPdf`
 */
export async function imposeSheets(
  cards: Iterable<PrintCard> | AsyncIterable<PrintCard>,
  options: SheetPdfOptions,
  pool: BrowserPool,
): Promise<ImposedSheets> {
  const list = new CardList(printsBacks(options));
  const { engine = EXPORT_OPTIONS.engine.default } = options;
  if (engine === 'cardwright') {
    const { paintSheets } = await import('./paintSheets.js');
    return paintSheets(list, cards, options, pool.fonts);
  }
  const { printSheets } = await import('./printSheets.js');
  return printSheets(list, cards, options, pool);
}
