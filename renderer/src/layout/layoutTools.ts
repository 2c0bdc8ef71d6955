import type { VectorArt } from '../icons/types.js';
import type { TextBlock } from '../resolve/textBlock.js';
import type { ColorTokens } from '../resolve/tokens.js';
import type { PreparedText } from './text/types.js';

/** SVG source as scene nodes. */
export interface ParsedArt {
  readonly art: VectorArt | null;
  /** Why there is no art, as a sentence. */
  readonly problem?: string;
  /** What was left out, one sentence each. */
  readonly warnings: readonly string[];
}

/** The measuring steps of layout, with their caches. */
export interface LayoutTools {
  prepareText(block: TextBlock): PreparedText;
  parseArt(source: string, color: string, tokens: ColorTokens): ParsedArt;
}
