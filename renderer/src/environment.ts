import type { FontLibrary } from './fonts/types.js';
import type { IconLibrary } from './icons/types.js';
import type { ImageLibrary } from './images/types.js';
import type { Hyphenation } from './layout/text/hyphenation/Hyphenation.js';
import type { TextCache } from './layout/text/textCache.js';

/** The libraries that differ between the programs that lay out cards. */
export interface RenderLibraries {
  readonly fonts: FontLibrary;
  readonly icons: IconLibrary;
  readonly images: ImageLibrary;
  /** Caches prepared texts and text tables between layouts; without it, every text is prepared anew. */
  readonly texts?: TextCache;
}

/** What layout gets from its caller. Lookups are synchronous; what is not loaded yet is collected in `missing`. */
export interface RenderEnvironment extends RenderLibraries {
  readonly hyphenation: Hyphenation;
  readonly missing: MissingResources;
}

/** Collects what a layout pass was missing, so that the caller can load it and lay out again. */
export class MissingResources {
  readonly faces = new Set<string>();
  readonly icons = new Set<string>();
  readonly images = new Set<string>();
  /** Languages whose hyphenation patterns are missing. */
  readonly languages = new Set<string>();

  get size(): number {
    return this.faces.size + this.icons.size + this.images.size + this.languages.size;
  }

  /** Returns what was collected and starts over. */
  take(): Readonly<Record<'faces' | 'icons' | 'images' | 'languages', readonly string[]>> {
    const taken = {
      faces: [...this.faces],
      icons: [...this.icons],
      images: [...this.images],
      languages: [...this.languages],
    };
    this.clear();
    return taken;
  }

  clear(): void {
    for (const collected of [this.faces, this.icons, this.images, this.languages]) collected.clear();
  }
}
