import type { AxisValues, Feature } from '../fonts/index.js';
import type { HexColor } from '../displayList.js';

/** Style of a span of text in a block; sizes are relative to the block's font size. */
export interface SpanStyle {
  /** Family slug; unknown slugs fall back and are reported. */
  readonly family: string;
  readonly weight: number;
  readonly italic: boolean;
  /** For variable fonts; absent when there are none. */
  readonly axes?: AxisValues;
  /** Times the block's font size: headings 1.5, code 0.9 … */
  readonly scale: number;
  readonly color: HexColor;
  readonly decoration: 'none' | 'underline' | 'line-through' | 'overline';
  /** The text's colour when absent. */
  readonly decorationColor?: HexColor;
  /** em */
  readonly letterSpacing: number;
  /** OpenType features of figures and letters; absent when there are none. */
  readonly features?: readonly Feature[];
  /** Whether small letters become small capitals, which layout finds in the font or synthesises. */
  readonly smallCaps?: true;
  /** Keeps pieces of a text apart that would otherwise become one run. */
  readonly piece?: number;
  /** Painted behind the text (inline code). */
  readonly background?: HexColor;
}

export type Span =
  | { readonly type: 'text'; readonly text: string; readonly style: SpanStyle }
  /** An inline icon, one em high times its scale, centred on the text. */
  | { readonly type: 'icon'; readonly name: string; readonly style: SpanStyle }
  | { readonly type: 'break' };

export interface Paragraph {
  readonly spans: readonly Span[];
  /** em of the block's font size */
  readonly indent: number;
  readonly spaceBefore: number;
  /** Bullet or number, set in the indent. */
  readonly marker?: readonly Span[];
  /** A thematic break instead of text. */
  readonly rule?: boolean;
  /** A bar in the indent, as beside a quotation. */
  readonly quote?: boolean;
  readonly align?: TextBlock['align'];
  /** Takes the place of the spans. */
  readonly table?: TextTable;
}

/** Which hairlines a table has: under its heading, between its rows too, or around every cell. */
export type TableLines = 'none' | 'header' | 'rows' | 'grid';

/** Rows of equally many cells. The first row is the heading, unless the table has none. */
export interface TextTable {
  readonly rows: readonly (readonly (readonly Span[])[])[];
  readonly hasHeading: boolean;
  /** The alignment of each column; without one, its cells stand where the table starts. */
  readonly aligns: readonly ('left' | 'center' | 'right' | undefined)[];
}

/** Everything about a text except the box that it must fit into. */
export interface TextBlock {
  readonly paragraphs: readonly Paragraph[];
  /** Design units. */
  readonly fontSize: number;
  readonly lineHeight: { readonly unit: 'em' | 'u'; readonly value: number };
  /** start/end follow each paragraph's direction, which its first strong character determines. */
  readonly align: 'start' | 'end' | 'left' | 'center' | 'right' | 'justify';
  readonly wrap: 'wrap' | 'nowrap' | 'balance';
  readonly hyphens: 'none' | 'manual' | 'auto';
  /** BCP 47 */
  readonly language: string;
  readonly maxLines?: number;
  /** Columns of equal width that share the lines; the gap is in units. */
  readonly columns?: { readonly count: number; readonly gap: number };
  /** Of tables; `rows` when absent. */
  readonly tableLines?: TableLines;
  /** The colour of the text, made fainter, when absent. */
  readonly tableLineColor?: HexColor;
  /**
   * Set for vertical lines: which characters stand upright in them, `mixed` by the rules of Unicode. The lines are set
   * as if they ran across and turned by 90° when they are drawn.
   */
  readonly upright?: 'mixed' | 'all';
  readonly overflow: 'shrink' | 'ellipsis' | 'clip';
  readonly minFontSize: number;
  /** Shrinks before a word that is wider than a line is hyphenated, as titles should. */
  readonly keepsWords?: true;
  readonly color: HexColor;
}
