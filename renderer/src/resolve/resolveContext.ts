import type { SceneIssue } from '../displayList.js';
import type { FaceInput } from './faceInput.js';
import type { PaletteTools } from './resolveTools.js';
import type { ColorTokens } from './tokens.js';

/** What the steps of one face's resolution share; only `issues` grows. */
export interface ResolveContext {
  readonly input: FaceInput;
  readonly tokens: ColorTokens;
  readonly tools: PaletteTools;
  readonly issues: SceneIssue[];
}
