import type { Scene } from '../displayList.js';
import { worstContrast } from './checks/contrast.js';
import { ColorProbe } from './ColorProbe.js';
import { paintedLeaves } from './paintedLeaves.js';
import { PathCache } from './PathCache.js';
import { placedRuns, pointsAlong } from './textRuns.js';

/**
 * The lowest contrast of an item's text with what is painted below it, by WCAG 2.
 * @param paths pass the same one for every scene of a design; it caches their art
 * @returns undefined if it shows no text, or lies on a picture, which may have any colour
 */
export function textContrast(scene: Scene, itemId: string, paths = new PathCache()): number | undefined {
  const leaves = paintedLeaves(scene);
  const probe = new ColorProbe(scene, leaves, paths);
  const runs = placedRuns({ leaves }).filter(({ leaf }) => leaf.itemId === itemId);
  const isKnown = runs.every((run) => pointsAlong(run).every((point) => probe.below(run.index, point).length === 1));
  if (runs.length === 0 || !isKnown) return undefined;
  return Math.min(...runs.map((run) => worstContrast(run, { leaves, probe })));
}
