import type { VectorArt } from '../icons/types.js';
import type { ColorTokens } from '../resolve/tokens.js';
import type { PreparedText, TextBlock } from './text/types.js';

/** The measuring steps of layout, with whatever they remember between faces. */
export interface LayoutTools {
  prepareText(block: TextBlock): PreparedText;
  /** SVG source as scene nodes; `problem` says in a sentence why there are none. */
  parseArt(
    source: string,
    color: string,
    tokens: ColorTokens,
  ): { readonly art: VectorArt | null; readonly problem?: string };
}
