import type { Scene } from '../displayList.js';
import { ColorProbe } from './ColorProbe.js';
import { paintedLeaves } from './paintedLeaves.js';
import { PathCache } from './PathCache.js';
import type { PreflightContext, PreflightFace } from './types.js';

/**
 * A face as the checks read it.
 * @param paths pass the same one for every face of a deck; it caches the art that they share
 */
export function preflightFace(scene: Scene, context: PreflightContext, paths = new PathCache()): PreflightFace {
  const leaves = paintedLeaves(scene);
  const mmPerUnit = context.faceMm.width / scene.width;
  return { scene, context, leaves, mmPerUnit, paths, probe: new ColorProbe(scene, leaves, paths) };
}
