import type { RenderEnvironment } from '../../environment.js';
import type { TextCache } from './textCache.js';
import type { TextBlock } from './types.js';

/** What every step of preparing a block may need. */
export interface TextContext {
  readonly env: RenderEnvironment;
  readonly cache: TextCache;
  readonly block: TextBlock;
}
