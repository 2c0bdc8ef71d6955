import type { Direction } from '../directionOf.js';
import type { SceneIssue } from '../displayList.js';
import type { FaceInput } from './faceInput.js';
import type { PaletteTools } from './resolveTools.js';
import type { ColorTokens } from './tokens.js';

/** Shared by the steps that resolve one face; only `issues` is mutable. */
export interface ResolveContext {
  readonly input: FaceInput;
  readonly direction: Direction;
  readonly tokens: ColorTokens;
  readonly tools: PaletteTools;
  /** See `ResolveTools.iconNames`. */
  readonly iconNames: ReadonlyMap<string, string>;
  readonly issues: SceneIssue[];
}
