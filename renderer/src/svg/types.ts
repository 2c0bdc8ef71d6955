import type { Rect } from '../geometry.js';
import type { HexColor, SceneNode } from '../displayList.js';

/** Limits for one SVG source. Exceeding a limit throws; nothing is cut off silently. */
export interface SvgLimits {
  /** Length of the source in UTF-16 code units. */
  readonly sourceLength: number;
  /** Elements in the source, and resulting nodes (`use` and patterns multiply them). */
  readonly nodes: number;
  /** Nesting of elements in the source. */
  readonly depth: number;
  /** Abstract steps (characters of path data, declarations matched, stops copied …): limits time, not size. */
  readonly work: number;
  /** Pixels of embedded pictures, each counted as often as it is drawn. */
  readonly pixels: number;
}

export interface SvgOptions {
  /** Value of `currentColor` if the document does not set `color`. */
  readonly currentColor: HexColor;
  /** Value of `var(--name)`; `undefined` selects the document's fallback. The name has no `--`. */
  readonly variables: (name: string) => HexColor | undefined;
  /** Overrides the width of every painted stroke, in the viewBox's units. */
  readonly strokeWidth?: number;
  readonly limits?: Partial<SvgLimits>;
}

/** Something that could not be drawn or was dropped. */
export interface SvgWarning {
  /** Stable, such as `svg.text_dropped`. */
  readonly code: string;
  /** One sentence. */
  readonly message: string;
}

/** An SVG document as scene nodes in its viewBox's coordinates. */
export interface ParsedSvg {
  readonly viewBox: Rect;
  readonly nodes: readonly SceneNode[];
  readonly warnings: readonly SvgWarning[];
}

/** An element after sanitising: local names, `href` without a prefix, no handlers and nothing external. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: Map<string, string>;
  /** Elements and meaningful character data in document order. */
  readonly content: (SvgElement | string)[];
  readonly line: number;
  readonly column: number;
}

/** The child elements. */
export function childElements(element: SvgElement): SvgElement[] {
  return element.content.filter((child): child is SvgElement => typeof child !== 'string');
}
