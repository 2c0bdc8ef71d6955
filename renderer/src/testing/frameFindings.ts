import type { Scene } from '../displayList.js';
import { checkFrames } from '../preflight/checks/frames.js';
import { paintedLeaves } from '../preflight/paintedLeaves.js';
import { PathCache } from '../preflight/PathCache.js';
import type { Finding, PreflightContext } from '../preflight/types.js';

/** The findings of preflight's check of frames alone, which is quicker than all of them. */
export function frameFindings(scene: Scene, context: PreflightContext): readonly Finding[] {
  const mmPerUnit = context.faceMm.width / scene.width;
  return checkFrames({ scene, context, paths: new PathCache(), leaves: paintedLeaves(scene), mmPerUnit });
}
