import type { RenderEnvironment } from './environment.js';
import { layoutFace } from './layout/layoutFace.js';
import type { LayerStore } from './layers/LayerStore.js';
import type { LaidOutFace } from './layout/laidOut.js';
import type { LayoutTools } from './layout/layoutTools.js';
import type { FaceInput } from './resolve/faceInput.js';
import { resolveFace } from './resolve/resolveFace.js';
import type { ResolveTools } from './resolve/resolveTools.js';
import { buildScene } from './compose/buildScene.js';
import type { Scene } from './displayList.js';

/**
 * Turns a deck and a template into a display list: the whole flow of the renderer, step by step.
 * @param kept layers of other faces, such as the same one before an edit
 */
export function renderFace(
  input: FaceInput,
  env: RenderEnvironment,
  tools: ResolveTools & LayoutTools,
  kept: LayerStore,
): Scene {
  const layOut = (each: FaceInput): LaidOutFace => layoutFace(resolveFace(each, tools), env, tools);
  const laidOut = kept.layOut(input, layOut, () => env.missing.size === 0);
  return buildScene(laidOut, kept.composed);
}
