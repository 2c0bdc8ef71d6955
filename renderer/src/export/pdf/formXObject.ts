import { type PDFContext, PDFName, type PDFRef, PDFStream } from './pdfLib.js';
import { rounded } from '../../painters/decimal.js';
import type { PrintedDrawing } from './openPrinted.js';

/**
 * Turns the content of a printed page into a form XObject in place, without copying or compressing again. The form's
 * (0, 0) is the page's lower left corner; the bleed begins at (0, bottom). The caller must position it, because some
 * readers (PDFium) ignore a form's own matrix for transparent gradients.
 */
export function formXObject(context: PDFContext, { content, resources, size, bottom }: PrintedDrawing): PDFRef {
  const { dict } = context.lookup(content, PDFStream);
  const { trimWidth, trimHeight, bleed } = size;
  const box = [0, bottom, trimWidth + 2 * bleed, bottom + trimHeight + 2 * bleed];
  const entries = {
    Type: PDFName.of('XObject'),
    Subtype: PDFName.of('Form'),
    BBox: context.obj(box.map(rounded)),
    Resources: resources,
  };
  for (const [key, value] of Object.entries(entries)) dict.set(PDFName.of(key), value);
  return content;
}
