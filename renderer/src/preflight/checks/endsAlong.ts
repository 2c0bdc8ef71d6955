import type { Point } from '../../geometry.js';
import type { PaintedLeaf } from '../paintedLeaves.js';
import { FAINT, SHORT_BLEED_MM, TOLERANCE_MM } from '../reference.js';
import type { PreflightFace } from '../types.js';
import { EndProbe } from './EndProbe.js';

/** An edge further from the cut has room. */
const NEAR_MM = SHORT_BLEED_MM - TOLERANCE_MM;
/** Along the cut. */
const STEP_MM = 1;

/** A place on the cut: the point at a distance from it in millimetres, positive into the card. */
type Place = (mm: number) => Point;

/** A leaf that ends near the cut, and how far before it at most. */
export interface LeafEnd {
  readonly leaf: PaintedLeaf;
  readonly mm: number;
}

/**
 * Pictures and filled areas that end close to a cut and stand out there.
 * @param outline of the cut: its corners, clockwise as seen
 * @param long how long an edge must keep near the cut to run along it, as a share of the card's shorter side; others cross it
 * @param isWanted which leaves to look at
 */
export function endsAlong(
  outline: readonly Point[],
  long: number,
  face: PreflightFace,
  isWanted: (leaf: PaintedLeaf) => boolean = () => true,
): readonly LeafEnd[] {
  const { scene, mmPerUnit } = face;
  const leastMm = Math.min(scene.width, scene.height) * mmPerUnit * long;
  const large = [...face.leaves.entries()].filter(
    ([, leaf]) =>
      leaf.node.type !== 'text' && leaf.opacity >= FAINT && longestEdge(leaf, face) > leastMm && isWanted(leaf),
  );
  // Most faces have no leaf that one of the checks wants.
  if (large.length === 0) return [];
  const probe = new EndProbe(face);
  const places = placesAlong(outline, mmPerUnit);
  return large.flatMap(([index, leaf]) => {
    const longest = longestRun(places.map((place) => edgeAt(place, index, probe, face)));
    return longest.length * STEP_MM > leastMm ? [{ leaf, mm: Math.max(...longest) }] : [];
  });
}

/** How long a run along a cut can be at most, in millimetres: what is convex is no longer than the rectangle around it. */
function longestEdge(leaf: PaintedLeaf, { probe, mmPerUnit }: PreflightFace): number {
  const { width, height } = probe.boundsOf(leaf);
  return 2 * ((width + height) * mmPerUnit + 4 * NEAR_MM) + STEP_MM;
}

function placesAlong(outline: readonly Point[], mmPerUnit: number): readonly Place[] {
  let rest = 0;
  return outline.flatMap((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
    const places: Place[] = [];
    for (; rest < length; rest += STEP_MM / mmPerUnit) {
      const [x, y] = [from.x + along.x * rest, from.y + along.y * rest];
      places.push((mm) => ({ x: x - (along.y * mm) / mmPerUnit, y: y + (along.x * mm) / mmPerUnit }));
    }
    rest -= length;
    return places;
  });
}

/** Where a leaf ends near a place on the cut, in millimetres before it, if it stands out there. */
function edgeAt(place: Place, index: number, probe: EndProbe, face: PreflightFace): number | undefined {
  let [inside, outside] = [NEAR_MM, -NEAR_MM];
  if (!probe.paints(index, place(inside)) || probe.paints(index, place(outside))) return undefined;
  while (inside - outside > TOLERANCE_MM / 2) {
    const middle = (inside + outside) / 2;
    if (probe.paints(index, place(middle))) inside = middle;
    else outside = middle;
  }
  const edge = (inside + outside) / 2;
  if (isRepaired(place(edge), face) || !probe.standsOut(index, (mm) => place(edge + mm))) return undefined;
  return edge;
}

/** Bleed that an export fills in begins at the trim, the rectangle around the cut. */
function isRepaired({ x, y }: Point, { context, scene, mmPerUnit }: PreflightFace): boolean {
  const fromTrim = Math.min(x, y, scene.width - x, scene.height - y) * mmPerUnit;
  return context.repairsBleed === true && fromTrim <= TOLERANCE_MM;
}

/** The longest run of edges around the cut, which has no beginning. */
function longestRun(edges: readonly (number | undefined)[]): readonly number[] {
  const gap = edges.indexOf(undefined);
  const around = [...edges.slice(gap + 1), ...edges.slice(0, gap + 1)];
  let [longest, run]: [readonly number[], number[]] = [[], []];
  for (const edge of around) {
    run = edge === undefined ? [] : [...run, edge];
    if (run.length > longest.length) longest = run;
  }
  return longest;
}
