import { inflateSync } from 'node:zlib';
import type { Inks } from '../../../../press/inks.js';
import { PDFArray, PDFDict, PDFName, type PDFRawStream } from '../../pdfLib.js';
import type { PdfParts } from './PdfParts.js';

/** The colours at the ends of a function, or of the functions that a shading or a function is made of. */
export function stopsOf(dictionary: PDFDict): readonly Inks[] {
  const own = ['C0', 'C1'].flatMap((key) => {
    const inks = dictionary.lookup(PDFName.of(key));
    if (!(inks instanceof PDFArray) || inks.size() !== 4) return [];
    const [cyan = 0, magenta = 0, yellow = 0, black = 0] = inks.asArray().map((ink) => Number(String(ink)));
    return [[cyan, magenta, yellow, black] as const];
  });
  const parts = ['Function', 'Functions'].flatMap((key) => {
    const part = dictionary.lookup(PDFName.of(key));
    return part instanceof PDFArray ? part.asArray().map((_, index) => part.lookup(index)) : [part];
  });
  return [...own, ...parts.flatMap((part) => (part instanceof PDFDict ? stopsOf(part) : []))];
}

/**
 * The pixels of a picture in CMYK, four bytes each, without the differences that rows may hold; undefined for other
 * pictures, and for JPEGs, whose pixels cannot be read here.
 */
export function pixelsOf(parts: PdfParts, { dict, contents }: PDFRawStream): Uint8Array | undefined {
  const isInk = parts.text(dict, 'Subtype') === 'Image' && parts.text(dict, 'ColorSpace') === 'DeviceCMYK';
  if (!isInk || parts.text(dict, 'Filter') !== 'FlateDecode') return undefined;
  const pixels: Uint8Array = inflateSync(contents);
  if (!dict.has(PDFName.of('DecodeParms'))) return pixels;
  const row = Number(parts.text(dict, 'Width')) * 4;
  for (let start = 0; start < pixels.length; start += row) {
    for (let at = start + 4; at < start + row; at++) pixels[at] = (pixels[at] as number) + (pixels[at - 4] as number);
  }
  return pixels;
}
