import type { Bounds } from '../bounds/Bounds.js';
import type { PdfContent } from './PdfContent.js';
import type { PdfFont } from './PdfFont.js';

/**
 * What content streams refer to. Names are those of a resource dictionary: a letter for the kind (F font, G graphics
 * state, I picture, N colour space, P pattern, S shading, X form), and a number that is unique in the file. Equal resources have one name.
 */
export interface PdfResources {
  /** A face that has been loaded. @throws RangeError for one that has not */
  font(face: string): PdfFont;
  /** A letter, one em wide, that is read as the text and not meant to be seen: its font, and its code as PDF. */
  unseen(text: string): { readonly font: string; readonly letter: string };
  picture(src: string): string;
  /** Dictionaries, as PDF. */
  state(dictionary: string): string;
  shading(dictionary: string): string;
  pattern(dictionary: string): string;
  /** A reference to a resource, such as `12 0 R`, for other dictionaries. */
  reference(name: string): string;
  /** A transparency group. @param space its colour space, as PDF */
  group(content: PdfContent, bounds: Bounds, space: string): string;
  /** A form for content that has occurred before; undefined if it is new, which is then remembered. */
  repeated(content: PdfContent, bounds: () => Bounds): string | undefined;
}
