import type { PDFRef } from './pdfLib.js';
import { decimal } from '../../painters/decimal.js';
import { formXObject } from './formXObject.js';
import type { PageContent } from './pageTree.js';
import type { OpenedFaces } from './openPrinted.js';

/**
 * Creates a page for every drawing; pages of equal faces share all their content. The drawing is a form on the page and
 * not translated page content, because gradients are positioned relative to their stream and would not move.
 */
export function drawingPages({ document: { context }, drawings }: OpenedFaces): PageContent[] {
  const contents = new Map<string, PDFRef>();
  return drawings.map((drawing): PageContent => {
    const { trimWidth, trimHeight, bleed } = drawing.size;
    const operators = `1 0 0 1 0 ${decimal(-drawing.bottom)} cm\n/F Do\n`;
    const content = contents.get(operators) ?? context.register(context.stream(operators));
    contents.set(operators, content);
    const bleedBox = [0, 0, trimWidth + 2 * bleed, trimHeight + 2 * bleed] as const;
    const trimBox = [bleed, bleed, bleed + trimWidth, bleed + trimHeight] as const;
    return {
      contents: [content],
      resources: context.register(context.obj({ XObject: { F: formXObject(context, drawing) } })),
      mediaBox: bleedBox,
      bleedBox,
      trimBox,
    };
  });
}
