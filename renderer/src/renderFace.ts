import type { RenderEnvironment } from './environment.js';
import { layoutFace } from './layout/layoutFace.js';
import type { LayoutTools } from './layout/layoutTools.js';
import type { FaceInput } from './resolve/faceInput.js';
import { resolveFace } from './resolve/resolveFace.js';
import type { ResolveTools } from './resolve/resolveTools.js';
import { buildScene } from './compose/buildScene.js';
import type { Scene } from './displayList.js';

/** Turns a deck and a template into a display list: the whole flow of the renderer, step by step. */
export function renderFace(input: FaceInput, env: RenderEnvironment, tools: ResolveTools & LayoutTools): Scene {
  const resolved = resolveFace(input, tools);
  const laidOut = layoutFace(resolved, env, tools);
  return buildScene(laidOut);
}
