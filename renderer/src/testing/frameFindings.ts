import type { Scene } from '../displayList.js';
import { checkFrames } from '../preflight/checks/frames.js';
import { preflightFace } from '../preflight/preflightFace.js';
import type { Finding, PreflightContext } from '../preflight/types.js';

/** The findings of preflight's check of frames alone, which is quicker than all of them. */
export function frameFindings(scene: Scene, context: PreflightContext): readonly Finding[] {
  return checkFrames(preflightFace(scene, context));
}
