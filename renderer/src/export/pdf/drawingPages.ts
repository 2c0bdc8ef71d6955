import type { PDFRef } from 'pdf-lib';
import { decimal } from './decimal.js';
import type { PageContent } from './pageTree.js';
import type { OpenedFaces } from './openPrinted.js';

/** A page of every drawing; the pages of equal faces share everything but themselves. */
export function drawingPages({ document: { context }, drawings }: OpenedFaces): PageContent[] {
  const shifts = new Map<string, PDFRef>();
  return drawings.map(({ content, resources, size: { trimWidth, trimHeight, bleed }, bottom }): PageContent => {
    const operator = `1 0 0 1 0 ${decimal(-bottom)} cm\n`;
    const shift = shifts.get(operator) ?? context.register(context.stream(operator));
    shifts.set(operator, shift);
    const bleedBox = [0, 0, trimWidth + 2 * bleed, trimHeight + 2 * bleed] as const;
    const trimBox = [bleed, bleed, bleed + trimWidth, bleed + trimHeight] as const;
    return {
      contents: [shift, content],
      resources: context.register(resources),
      mediaBox: bleedBox,
      bleedBox,
      trimBox,
    };
  });
}
