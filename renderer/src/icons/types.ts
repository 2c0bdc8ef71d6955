import type { Rect } from '../geometry.js';
import type { SceneNode } from '../displayList.js';

/** Vector art as scene nodes. Monochrome parts have the requested colour. */
export interface VectorArt {
  readonly viewBox: Rect;
  readonly nodes: readonly SceneNode[];
}

/** Icons by Iconify name (`lucide:lamp`) and emoji by `emoji:<hyphen-joined lower-case hex code points>`. */
export interface IconLibrary {
  /**
   * `undefined`: not loaded yet, so the caller records the name as missing; `null`: no such icon.
   * `strokeWidth` overrides the width in sets drawn with strokes.
   */
  get(name: string, color: string, strokeWidth?: number): VectorArt | null | undefined;
  /** Whether an inline `:name:` is an icon; can be decided without the icon's data. */
  exists(name: string): boolean;
  /** The emoji key for a grapheme, or undefined when the set has no picture for it. */
  emoji(grapheme: string): string | undefined;
}
