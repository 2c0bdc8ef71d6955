import type { Rect } from '../geometry.js';
import type { HexColor, SceneNode } from '../displayList.js';

/** What one SVG source may cost. Exceeding a limit throws; nothing is ever cut off silently. */
export interface SvgLimits {
  /** Length of the source in UTF-16 code units. */
  readonly sourceLength: number;
  /** Elements in the source, and nodes that come out of it (`use` and patterns multiply them). */
  readonly nodes: number;
  /** Nesting of elements in the source. */
  readonly depth: number;
  /** Abstract steps (characters of path data, declarations matched, stops copied …): bounds time, not size. */
  readonly work: number;
}

export interface SvgOptions {
  /** Value of `currentColor` where the document does not set `color` itself. */
  readonly currentColor: HexColor;
  /** Value of `var(--name)`; `undefined` makes the document's own fallback count. The name comes without `--`. */
  readonly variables: (name: string) => HexColor | undefined;
  /** Replaces the width of every stroke that is painted, in the viewBox's units. */
  readonly strokeWidth?: number;
  readonly limits?: Partial<SvgLimits>;
}

/** An SVG document as scene nodes in its viewBox's coordinates. */
export interface ParsedSvg {
  readonly viewBox: Rect;
  readonly nodes: readonly SceneNode[];
  /** What could not be drawn or was dropped, one sentence each, beginning with a stable code: `svg.text_dropped: …`. */
  readonly warnings: readonly string[];
}

/** An element after sanitising: local names, `href` without prefix, no handler and nothing external. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: Map<string, string>;
  /** Elements and character data in document order; character data only where it means something. */
  readonly content: (SvgElement | string)[];
  readonly line: number;
  readonly column: number;
}

/** Element children only. */
export function childElements(element: SvgElement): SvgElement[] {
  return element.content.filter((child): child is SvgElement => typeof child !== 'string');
}
