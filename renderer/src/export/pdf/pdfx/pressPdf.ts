import type { BrowserPool } from '../../browser/BrowserPool.js';
import { renderPdf } from '../renderPdf.js';
import type { PdfFace, PdfOptions } from '../types.js';
import { assertPdfX } from './assertPdfX.js';
import { paintForPress } from './paintForPress.js';
import type { PressPlan } from './PressPlan.js';

/**
 * Paints the faces as pages of a PDF/X file, flattens what the standard or the ink limit requires, and checks the structure
 * of the result before anybody gets it.
 * @throws CardwrightError `pdf.standard` if the file breaks a clause, and the errors of `renderPdf`
 */
export async function pressPdf(
  faces: Iterable<PdfFace> | AsyncIterable<PdfFace>,
  options: PdfOptions,
  plan: PressPlan,
  pool: BrowserPool,
): Promise<Uint8Array> {
  const bytes = await paintForPress(plan, options, pool, (painted, passes) =>
    renderPdf(passes.faces(faces), painted, pool),
  );
  await assertPdfX(bytes, plan);
  return bytes;
}
