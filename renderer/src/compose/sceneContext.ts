import type { Rect } from '../geometry.js';
import type { LaidOutFace } from '../layout/laidOut.js';
import type { SceneIssue } from '../displayList.js';

/** Shared by the elements of one face. */
export interface SceneContext {
  readonly face: LaidOutFace;
  /** Whether boxes at the trim's edge extend into the bleed: not inside rotated or scaled boxes. */
  readonly bleeds: boolean;
  /** Opaque rectangles that are painted later; backgrounds reach below those that they meet. */
  readonly covers: readonly Rect[];
  /** Grows when something cannot be painted. */
  readonly issues: SceneIssue[];
}

/** Which edges of a rectangle lie on or beyond the trim. */
export interface TouchedEdges {
  readonly top: boolean;
  readonly right: boolean;
  readonly bottom: boolean;
  readonly left: boolean;
}

/** Generous tolerance for rounding in layout. */
const TOLERANCE = 0.1;

export function touchedEdges(rect: Rect, context: SceneContext): TouchedEdges {
  const { width, height } = context.face.geometry;
  const { bleeds } = context;
  return {
    top: bleeds && rect.y <= TOLERANCE,
    left: bleeds && rect.x <= TOLERANCE,
    right: bleeds && rect.x + rect.width >= width - TOLERANCE,
    bottom: bleeds && rect.y + rect.height >= height - TOLERANCE,
  };
}

/** How far print shops ask to keep away from the trim what must not be cut. */
const SAFE_MM = 3;

/** The rectangle with every touched edge moved into the card, so that a cut that is a little off does not reach it. */
export function safeRect(rect: Rect, context: SceneContext): Rect {
  const { width, height, mmPerUnit } = context.face.geometry;
  const safe = SAFE_MM / mmPerUnit;
  return touchedMoved(rect, context, { left: safe, top: safe, right: width - safe, bottom: height - safe });
}

/** The rectangle with every touched edge moved to the end of the bleed. */
export function bleedRect(rect: Rect, context: SceneContext): Rect {
  const { width, height, bleed } = context.face.geometry;
  return touchedMoved(rect, context, {
    left: Math.min(rect.x, -bleed),
    top: Math.min(rect.y, -bleed),
    right: Math.max(rect.x + rect.width, width + bleed),
    bottom: Math.max(rect.y + rect.height, height + bleed),
  });
}

function touchedMoved(rect: Rect, context: SceneContext, to: Readonly<Record<keyof TouchedEdges, number>>): Rect {
  const edges = touchedEdges(rect, context);
  const left = edges.left ? to.left : rect.x;
  const top = edges.top ? to.top : rect.y;
  const right = edges.right ? to.right : rect.x + rect.width;
  const bottom = edges.bottom ? to.bottom : rect.y + rect.height;
  return { x: left, y: top, width: right - left, height: bottom - top };
}
