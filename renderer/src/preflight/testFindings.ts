import type { Matrix } from '../geometry.js';
import type { SceneItem, SceneNode } from '../displayList.js';
import { runPreflight } from './runPreflight.js';
import { testContext, testScene } from './testFace.js';
import type { Finding, PreflightContext } from './types.js';

/** The findings of a preflight of a face with these nodes. */
export function check(
  nodes: readonly SceneNode[],
  context: PreflightContext = testContext(),
  items: SceneItem[] = [],
): readonly Finding[] {
  return runPreflight(testScene(nodes, { items }), context);
}

/** Each finding as its code and its part: `contrast.low title`. */
export const codes = (findings: readonly Finding[]): string[] =>
  findings.map(({ code, itemId = '-' }) => `${code} ${itemId}`);

/** Degrees clockwise about a point. */
export function rotation(degrees: number, x: number, y: number): Matrix {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
}
