import type { RenderEnvironment } from '../../environment.js';
import type { TextCache } from './textCache.js';
import type { TextBlock } from './types.js';

/** Shared by all steps that prepare a block. */
export interface TextContext {
  readonly env: RenderEnvironment;
  readonly cache: TextCache;
  readonly block: TextBlock;
}
