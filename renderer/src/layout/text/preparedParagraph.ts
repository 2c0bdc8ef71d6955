import type { VectorArt } from '../../icons/types.js';
import type { CollapsedText } from './collapseText.js';
import type { Segments } from './findBreaks.js';
import type { HyphenPoints } from './findHyphenPoints.js';
import type { Paragraph, SpanStyle } from './types.js';

/** A piece of text of one style, level, face and script, which is shaped in one go. */
export interface TextItem {
  readonly kind: 'text';
  readonly start: number;
  readonly end: number;
  readonly level: number;
  readonly style: SpanStyle;
  readonly face: string;
  /** The style is italic and the face is upright, because the font has no italics. */
  readonly slanted: boolean;
  /** The style is bold and the face is not, because the font has no bold. */
  readonly emboldened: boolean;
  readonly script: string;
  /** Whether each grapheme stands upright in a cell of its own, one em long, in a vertical line. */
  readonly upright: boolean;
  /** em of the span's own size; 0 in scripts whose letters join. */
  readonly letterSpacing: number;
}

/** An inline icon or an emoji. */
export interface GraphicItem {
  readonly kind: 'graphic';
  readonly start: number;
  readonly end: number;
  readonly level: number;
  readonly style: SpanStyle;
  /** Undefined while it is loading: then it only reserves its space. */
  readonly art: VectorArt | undefined;
  /** Width of the picture and the free space on either side; em of the span's own size. */
  readonly width: number;
  readonly bearing: number;
  /** The characters of an emoji. */
  readonly text?: string;
}

export type Item = TextItem | GraphicItem;

/** Index of the first item that ends after an offset; `items.length` when none does. */
export function itemIndexAt(items: readonly Item[], offset: number): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((items[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Letter spacing that is dropped when an item's text ends a line, em of the block. Text that runs against the
 * paragraph's direction ends inside the line and keeps its spacing.
 */
export function trailingSpacing(item: Item | undefined, direction: 'ltr' | 'rtl'): number {
  if (item?.kind !== 'text' || item.level !== (direction === 'rtl' ? 1 : 0)) return 0;
  return item.letterSpacing * item.style.scale;
}

/** Vertical metrics of a paragraph's main face, em. */
export interface Strut {
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
}

/** The cells of a table, each prepared as a paragraph. */
export interface PreparedTable {
  readonly rows: readonly (readonly PreparedParagraph[])[];
  readonly hasHeading: boolean;
  readonly direction: 'ltr' | 'rtl';
  /** em of the block: the widest word and the longest line of each column. */
  readonly columns: readonly { readonly least: number; readonly natural: number }[];
}

/** One paragraph, shaped. All lengths are em of the block's font size, so one preparation serves every size. */
export interface PreparedParagraph {
  readonly paragraph: Paragraph;
  readonly source: CollapsedText;
  readonly direction: 'ltr' | 'rtl';
  /** In logical order, without gaps except at hard breaks and direction controls. */
  readonly items: readonly Item[];
  /** 1 at offsets where a word may be cut as a last resort. */
  readonly cuts: Uint8Array;
  /** `positions[offset]`: advance of everything before the offset, in logical order. */
  readonly positions: Float64Array;
  readonly segments: Segments;
  /** How much longer a line that ends after the segment is than `positions` says (kerning with the next character). */
  readonly endFixes: Float64Array;
  /** Scale of the spans, for line heights. */
  readonly scale: number;
  readonly strut: Strut;
  /** The least distance of its lines, em of its scale; 0 where letters stay within the lines of any design. */
  readonly leastLeading: number;
  readonly marker: PreparedParagraph | undefined;
  /** Present if the paragraph is a table; then nothing else is in it. */
  readonly table?: PreparedTable;
  /** Space before the text, em. */
  readonly indent: number;
  /** Letter spacing that a line ending at an offset drops, em of the block. */
  trailingSpacing(end: number): number;
  /**
   * Width of part of the text when shaped separately, including the letter spacing after it; `hyphen` adds a hyphen.
   */
  measure(start: number, end: number, hyphen: boolean): number;
  /** Width of a grapheme that stands upright, or of its hyphen, em of the block. */
  measureUpright(item: TextItem, grapheme: string): number;
  /** Face that draws the hyphen after a part of an item. */
  hyphenFace(item: TextItem): string;
  /** Where a segment may be hyphenated. @param needed whether it is too long for a line */
  hyphenPoints(segment: number, needed: boolean): HyphenPoints;
}
