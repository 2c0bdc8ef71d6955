import type { BrowserPool } from '../../browser/BrowserPool.js';
import { imposeSheets } from '../../impose/imposeSheets.js';
import type { ImposedSheets, SheetPdfOptions } from '../../impose/types.js';
import type { PrintCard } from '../types.js';
import { assertPdfX } from './assertPdfX.js';
import { paintForPress } from './paintForPress.js';
import type { PressPlan } from './PressPlan.js';

/**
 * Imposes cards on sheets for a press, like `pressPdf`: each file follows the standard, and marks beside the cards are on every plate.
 * @throws CardwrightError `pdf.standard` if a file breaks a clause, and the errors of `imposeSheets`
 */
export async function pressSheets(
  cards: Iterable<PrintCard> | AsyncIterable<PrintCard>,
  options: SheetPdfOptions,
  plan: PressPlan,
  pool: BrowserPool,
): Promise<ImposedSheets> {
  const imposed = await paintForPress(plan, options, pool, (painted, passes) =>
    imposeSheets(passes.cards(cards), painted, pool),
  );
  for (const { bytes } of imposed.files) await assertPdfX(bytes, plan);
  return imposed;
}
