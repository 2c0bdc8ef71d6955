import type { FontLibrary } from './fonts/types.js';
import type { IconLibrary } from './icons/types.js';
import type { ImageLibrary } from './images/types.js';
import type { TextCache } from './layout/text/textCache.js';

/** What layout needs from outside. Lookups are synchronous; whatever is not loaded yet is collected in `missing`. */
export interface RenderEnvironment {
  readonly fonts: FontLibrary;
  readonly icons: IconLibrary;
  readonly images: ImageLibrary;
  readonly missing: MissingResources;
  /** Keeps prepared texts and text tables between layouts; without it every text is prepared afresh. */
  readonly texts?: TextCache;
}

/** Collects what a layout pass asked for in vain, so that a caller can load it and lay out again. */
export class MissingResources {
  readonly faces = new Set<string>();
  readonly icons = new Set<string>();
  readonly images = new Set<string>();

  get size(): number {
    return this.faces.size + this.icons.size + this.images.size;
  }

  /** Hands over what was collected and starts afresh. */
  take(): { readonly faces: readonly string[]; readonly icons: readonly string[]; readonly images: readonly string[] } {
    const taken = { faces: [...this.faces], icons: [...this.icons], images: [...this.images] };
    this.clear();
    return taken;
  }

  clear(): void {
    this.faces.clear();
    this.icons.clear();
    this.images.clear();
  }
}
