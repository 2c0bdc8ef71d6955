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

/** The least distance from the trim that a cut may miss, as print shops ask for. */
const SAFE_MM = 3;

/** The rectangle with every touched edge moved into the card, so that a cut that is a little off spares what is in it. */
export function safeRect(rect: Rect, context: SceneContext): Rect {
  const edges = touchedEdges(rect, context);
  const { width, height, mmPerUnit } = context.face.geometry;
  const safe = SAFE_MM / mmPerUnit;
  const left = edges.left ? safe : rect.x;
  const top = edges.top ? safe : rect.y;
  const right = edges.right ? width - safe : rect.x + rect.width;
  const bottom = edges.bottom ? height - safe : rect.y + rect.height;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The rectangle with every touched edge moved to the end of the bleed. */
export function bleedRect(rect: Rect, context: SceneContext): Rect {
  const edges = touchedEdges(rect, context);
  const { width, height, bleed } = context.face.geometry;
  const left = edges.left ? Math.min(rect.x, -bleed) : rect.x;
  const top = edges.top ? Math.min(rect.y, -bleed) : rect.y;
  const right = edges.right ? Math.max(rect.x + rect.width, width + bleed) : rect.x + rect.width;
  const bottom = edges.bottom ? Math.max(rect.y + rect.height, height + bleed) : rect.y + rect.height;
  return { x: left, y: top, width: right - left, height: bottom - top };
}
