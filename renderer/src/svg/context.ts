import type { Rect, Size } from '../geometry.js';
import type { PathSegment } from '../paths/pathSegment.js';
import type { GradientStop, ImageNode, PathNode, SceneNode } from '../displayList.js';
import type { SvgBudget } from './reading/budget.js';
import type { Style, StyleRules } from './reading/style.js';
import { childElements, type SvgElement, type SvgOptions } from './types.js';

export interface EmbeddedPicture {
  readonly src: string;
  /** Undefined for a picture that cannot be read. */
  readonly size: Size | undefined;
}

/** The outline of a shape in its own space. */
export interface ShapeOutline {
  readonly segments: readonly PathSegment[];
  /** Without stroke; undefined for an empty outline. */
  readonly bounds: Rect | undefined;
  /** The path data written so far, by decimals. */
  readonly written: Map<number, string>;
}

/** Shared by one conversion. */
export interface SvgContext {
  readonly options: SvgOptions;
  readonly budget: SvgBudget;
  readonly rules: StyleRules;
  readonly byId: ReadonlyMap<string, SvgElement>;
  /** The stops of gradient elements read so far. */
  readonly stops: Map<SvgElement, readonly GradientStop[]>;
  /** The pictures of `image` elements read so far. */
  readonly pictures: Map<SvgElement, EmbeddedPicture>;
  /** The outlines of `path` elements drawn so far. */
  readonly paths: Map<SvgElement, ShapeOutline>;
  /** Bounds of outlines drawn so far, without stroke. */
  readonly bounds: WeakMap<PathNode, Rect>;
  /** The pixels of embedded pictures drawn so far. */
  readonly pixels: WeakMap<ImageNode, number>;
  /** Draws an element and its content. It is here because patterns and uses call back to it. */
  readonly draw: (element: SvgElement, frame: Frame, context: SvgContext) => readonly SceneNode[];
}

/** What an element inherits from its ancestors. */
export interface Frame {
  readonly style: Style;
  /** The size that percentages refer to. */
  readonly viewport: Size;
  /** Average scale from this space to the root viewBox, for rounding and strokes that do not scale. */
  readonly scale: number;
  /** Larger side of the root viewBox. */
  readonly extent: number;
  /** Referenced elements that are being drawn; a reference back to one of them is a cycle. */
  readonly using: readonly SvgElement[];
  /** Nesting depth from the root, including references. */
  readonly depth: number;
}

/** Decimals for about five significant digits over the picture, but at least the scene's four. */
export function decimalsFor({ scale, extent }: Frame): number {
  const local = extent / (scale > 0 ? scale : 1);
  return local >= 10 || !(local > 0) ? 4 : Math.min(8, 4 + Math.ceil(Math.log10(10 / local)));
}

/** Font size for em, if it is a length. */
export function fontSizeOf(style: Style): number {
  const match = /^([\d.]+)(px|pt)?$/.exec(style.get('font-size') ?? '');
  const size = Number(match?.[1] ?? NaN) * (match?.[2] === 'pt' ? 96 / 72 : 1);
  return Number.isFinite(size) && size > 0 ? size : 16;
}

/** Characters of a reference; ids are shorter. */
const MAX_REFERENCE = 1_000;

/** The element for a local reference (`#id` or `url(#id)`). */
export function lookUp(reference: string | undefined, context: SvgContext): SvgElement | undefined {
  const id = referencedId(reference);
  return id === undefined ? undefined : context.byId.get(id);
}

/** `id` of `#id`, `url(#id)` or `url("#id")`. */
export function referencedId(reference: string | undefined): string | undefined {
  const [, id] = /^(?:url\()?["'\s]*#([^)"'\s]+)/i.exec((reference ?? '').slice(0, MAX_REFERENCE).trim()) ?? [];
  return id;
}

/** Children of an element in painting order. */
export function drawChildren(element: SvgElement, frame: Frame, context: SvgContext): readonly SceneNode[] {
  return childElements(element).flatMap((child) => context.draw(child, frame, context));
}
