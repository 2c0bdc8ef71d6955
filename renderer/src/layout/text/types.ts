import type { Rect } from '../../geometry.js';
import type { HexColor, SceneNode } from '../../scene/scene.js';

/** Style of a stretch of text inside a block; sizes relative to the block's font size. */
export interface SpanStyle {
  /** Family slug; unknown slugs fall back and are reported. */
  readonly family: string;
  readonly weight: number;
  readonly italic: boolean;
  /** Times the block's font size: headings 1.5, code 0.9 … */
  readonly scale: number;
  readonly color: HexColor;
  readonly decoration: 'none' | 'underline' | 'line-through' | 'overline';
  /** em */
  readonly letterSpacing: number;
  /** Painted behind the text (inline code). */
  readonly background?: HexColor;
}

export type Span =
  | { readonly type: 'text'; readonly text: string; readonly style: SpanStyle }
  /** An inline icon, one em high times its scale, sitting on the text's middle. */
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
}

/** Everything about a text except the box it must fit into. */
export interface TextBlock {
  readonly paragraphs: readonly Paragraph[];
  /** Design units. */
  readonly fontSize: number;
  readonly lineHeight: { readonly unit: 'em' | 'u'; readonly value: number };
  /** start/end follow each paragraph's direction, found from its first strong character. */
  readonly align: 'start' | 'end' | 'left' | 'center' | 'right' | 'justify';
  readonly wrap: 'wrap' | 'nowrap' | 'balance';
  readonly hyphens: 'none' | 'manual' | 'auto';
  /** BCP 47 */
  readonly language: string;
  readonly maxLines?: number;
  readonly overflow: 'shrink' | 'ellipsis' | 'clip';
  readonly minFontSize: number;
  readonly color: HexColor;
}

export interface TextRun {
  /** From the left of the text box. */
  readonly x: number;
  readonly width: number;
  readonly text: string;
  readonly face: string;
  readonly size: number;
  readonly color: HexColor;
  readonly direction: 'ltr' | 'rtl';
  /** Units. */
  readonly letterSpacing: number;
  readonly decoration: SpanStyle['decoration'];
  readonly background?: HexColor;
}

/** An icon or emoji inside a line; `nodes` are painted inside `rect` after scaling from `viewBox`. */
export interface InlineGraphic {
  readonly rect: Rect;
  readonly viewBox: Rect;
  readonly nodes: readonly SceneNode[];
}

export interface TextLine {
  /** From the top of the text box. */
  readonly top: number;
  readonly height: number;
  readonly baseline: number;
  readonly left: number;
  readonly width: number;
  readonly runs: readonly TextRun[];
  readonly graphics: readonly InlineGraphic[];
  /** Bars beside quotations and thematic breaks, relative to the text box. */
  readonly rules: readonly (Rect & { readonly color: HexColor })[];
}

export interface TextLayout {
  readonly fontSize: number;
  /** Of the widest line; of all lines. */
  readonly width: number;
  readonly height: number;
  readonly lines: readonly TextLine[];
  /** What did not fit at the smallest size, or was cut by ellipsis or clip; absent when everything shows as asked. */
  readonly overflow?: { readonly kind: 'shrink' | 'ellipsis' | 'clip'; readonly width: number; readonly height: number };
  /** Characters that no font has. */
  readonly missingGlyphs: readonly string[];
}

/** A block shaped once at 1 em; measuring and fitting only break lines again. */
export interface PreparedText {
  readonly block: TextBlock;
  /** Natural size at the block's font size when wrapped at `width` (Infinity: on one line a paragraph). */
  measure(width: number): { readonly width: number; readonly height: number };
  /** Lays the block into a box, shrinking, cutting or clipping as it says. Lines start at the box's top. */
  fit(width: number, height: number): TextLayout;
}
