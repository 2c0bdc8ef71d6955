import { PDFArray, type PDFContext, PDFDict, type PDFObject, PDFRef, PDFStream } from './pdfLib.js';

/** Removes every object that cannot be reached from the trailer. */
export function dropUnreachable(context: PDFContext): void {
  const reached = new Set<PDFRef>();
  const { Root: root, Info: info } = context.trailerInfo;
  const waiting: (PDFObject | undefined)[] = [root, info];
  for (let object = waiting.pop(); object ?? waiting.length > 0; object = waiting.pop()) {
    if (object instanceof PDFRef) {
      if (reached.has(object)) continue;
      reached.add(object);
      waiting.push(context.lookup(object));
    } else if (object instanceof PDFStream) {
      waiting.push(object.dict);
    } else if (object instanceof PDFDict) {
      waiting.push(...object.values());
    } else if (object instanceof PDFArray) {
      waiting.push(...object.asArray());
    }
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!reached.has(ref)) context.delete(ref);
}
