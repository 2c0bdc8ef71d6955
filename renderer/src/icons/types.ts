import type { Rect } from '../geometry.js';
import type { SceneNode } from '../displayList.js';

/** Vector art as scene nodes. Monochrome parts are painted with the colour given when it was asked for. */
export interface VectorArt {
  readonly viewBox: Rect;
  readonly nodes: readonly SceneNode[];
}

/** Icons by Iconify name (`lucide:lamp`) and emoji by `emoji:<hyphen-joined lower-case hex code points>`. */
export interface IconLibrary {
  /**
   * `undefined`: not loaded yet, the caller records the name as missing; `null`: no such icon.
   * `strokeWidth` replaces the set's own for stroked sets.
   */
  get(name: string, color: string, strokeWidth?: number): VectorArt | null | undefined;
  /** Whether an inline `:name:` may be an icon; decidable without loading the icon's own data. */
  exists(name: string): boolean;
  /** Emoji key for a grapheme, or undefined when the set has no picture of it. */
  emoji(grapheme: string): string | undefined;
}
