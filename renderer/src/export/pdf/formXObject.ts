import { type PDFContext, PDFName, type PDFRef, PDFStream } from 'pdf-lib';
import { rounded } from './decimal.js';
import type { PrintedDrawing } from './openPrinted.js';

/**
 * Makes the content of a printed page a form XObject in place: nothing is copied or compressed again. The form's (0, 0) is
 * the lower left corner of the bleed.
 */
export function formXObject(context: PDFContext, { content, resources, size, bottom }: PrintedDrawing): PDFRef {
  const { dict } = context.lookup(content, PDFStream);
  const { trimWidth, trimHeight, bleed } = size;
  const box = [0, bottom, trimWidth + 2 * bleed, bottom + trimHeight + 2 * bleed];
  const entries = {
    Type: PDFName.of('XObject'),
    Subtype: PDFName.of('Form'),
    BBox: context.obj(box.map(rounded)),
    Matrix: context.obj([1, 0, 0, 1, 0, rounded(-bottom)]),
    Resources: resources,
  };
  for (const [key, value] of Object.entries(entries)) dict.set(PDFName.of(key), value);
  return content;
}
