import type { Problem } from '../../errors.js';
import { embeddingObstacle, type FontSource } from '../../export/index.js';
import type { PdfEngine } from '../../imposition/types.js';

/**
 * The engine that can draw the faces: the wanted one, or Chromium if a font cannot be in a PDF as letters.
 * @param faces ids of the font faces used
 * @param report gets the reason for another engine
 */
export async function engineOf(
  wanted: PdfEngine,
  faces: Iterable<string>,
  fonts: FontSource,
  report: (problem: Problem) => void,
): Promise<PdfEngine> {
  if (wanted === 'chromium') return wanted;
  for (const face of faces) {
    const obstacle = embeddingObstacle(await fonts.fontBytes(face));
    if (obstacle === undefined) continue;
    report({
      code: 'pdf.engine',
      severity: 'info',
      path: 'options.engine',
      message: `Chromium draws the PDF, because the font ${face} ${obstacle}.`,
    });
    return 'chromium';
  }
  return wanted;
}
