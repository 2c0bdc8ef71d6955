import type { Rect } from '../../geometry.js';
import type { SpanStyle, TextBlock } from '../../resolve/textBlock.js';
import type { HexColor, SceneNode } from '../../displayList.js';

export type { Paragraph, Span, SpanStyle, TextBlock } from '../../resolve/textBlock.js';

export interface TextRun {
  /** From the left of the text box. */
  readonly x: number;
  /**
   * Advance of the text, with the letter spacing after its last glyph. In justified lines a decorated run or one with a
   * background also covers the widened gap that follows it.
   */
  readonly width: number;
  readonly text: string;
  /** Set for a grapheme that stands upright in a vertical line: its width, centred on the line; `width` is then its length. */
  readonly uprightWidth?: number;
  readonly face: string;
  /** Set if an upright face stands in for italics that the font lacks. */
  readonly slanted?: true;
  /** Set if a lighter face stands in for a bold that the font lacks. */
  readonly emboldened?: true;
  readonly size: number;
  readonly color: HexColor;
  readonly direction: 'ltr' | 'rtl';
  /** Units. */
  readonly letterSpacing: number;
  readonly decoration: SpanStyle['decoration'];
  readonly decorationColor?: HexColor;
  readonly background?: HexColor;
}

/** An icon or emoji inside a line; `nodes` are painted inside `rect` after scaling from `viewBox`. */
export interface InlineGraphic {
  readonly rect: Rect;
  readonly viewBox: Rect;
  readonly nodes: readonly SceneNode[];
  /** The characters of an emoji. */
  readonly text?: string;
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
  /** The width of the widest line with its indent, and the height of all lines. */
  readonly width: number;
  readonly height: number;
  readonly lines: readonly TextLine[];
  /**
   * How much did not fit at the smallest size, or was cut by ellipsis or clip: units beyond the box in each direction,
   * 0 where it fits. Absent when everything shows as asked.
   */
  readonly overflow?: {
    readonly kind: 'shrink' | 'ellipsis' | 'clip';
    readonly width: number;
    readonly height: number;
  };
  /** Words wider than a line that were cut between two letters without a hyphen; absent when there are none. */
  readonly brokenWords?: readonly string[];
  /** Characters that no font has, drawn as the primary face's empty box, and `:names:` of icons that do not exist. */
  readonly missingGlyphs: readonly string[];
  /** Features of figures that a font lacks, as `feature name of the family`. */
  readonly lackingFeatures: readonly string[];
}

/** A block shaped once at 1 em; measuring and fitting only repeat the line breaking. */
export interface PreparedText {
  readonly block: TextBlock;
  /**
   * Natural size when wrapped at `width` (Infinity: one line per paragraph).
   * @param size the block's font size when absent
   * @param height where vertical lines end; nothing else asks for it
   */
  measure(width: number, size?: number, height?: number): { readonly width: number; readonly height: number };
  /**
   * Fits the block into a box by shrinking, cutting or clipping as its `overflow` says. Lines start at the box's top.
   */
  fit(width: number, height: number, options?: FitOptions): TextLayout;
}

export interface FitOptions {
  /** Largest font size; the block's own when absent. */
  readonly size?: number;
}
