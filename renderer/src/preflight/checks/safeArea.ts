import type { Rect } from '../../geometry.js';
import type { SceneItem } from '../../displayList.js';
import { transformRect } from '../../matrix.js';
import { unionRect } from '../../paths/pathBounds.js';
import { createFinding } from '../createFinding.js';
import type { PaintedLeaf } from '../paintedLeaves.js';
import { short } from '../short.js';
import { runsByItem } from '../textRuns.js';
import type { Check, Finding, PreflightFace } from '../types.js';

/** No cut is more precise than this. */
const TOLERANCE_MM = 0.1;
/** Anything fainter is a pattern or a watermark and may be cut. */
const FAINT = 0.3;
const ICON_KINDS = new Set(['icon', 'card_icon', 'category_icon', 'deck_icon']);

/** Texts and icons that reach beyond the safe margin, after all rotations; a text that leaves the card is an overflow. */
export const checkSafeArea: Check = (face) => [...textFindings(face), ...iconFindings(face)];

function textFindings(face: PreflightFace): readonly Finding[] {
  return [...runsByItem(face)].flatMap(([itemId, runs]) => {
    const visible = runs.filter(({ leaf }) => leaf.opacity >= FAINT);
    const bounds = visible.map((run) => run.bounds).reduce<Rect | undefined>(unionRect, undefined);
    return findingOf('safe_area.text', 'text', itemId, bounds, face);
  });
}

function iconFindings(face: PreflightFace): readonly Finding[] {
  return face.scene.items.filter(isIcon).flatMap(({ id }) => {
    const bounds = face.leaves
      .filter(({ itemId, opacity }) => itemId === id && opacity >= FAINT)
      .map((leaf) => leafBounds(leaf, face))
      .reduce<Rect | undefined>(unionRect, undefined);
    return findingOf('safe_area.icon', 'icon', id, bounds, face);
  });
}

function isIcon({ kind }: SceneItem): boolean {
  return kind !== undefined && ICON_KINDS.has(kind);
}

/** Without strokes: they are thin, and safe margins need not be exact to a tenth of a millimetre. */
function leafBounds({ node, matrix }: PaintedLeaf, { paths }: PreflightFace): Rect | undefined {
  return node.type === 'path' ? transformRect(matrix, paths.get(node.d).bounds) : undefined;
}

function findingOf(
  code: 'safe_area.text' | 'safe_area.icon',
  what: string,
  itemId: string,
  bounds: Rect | undefined,
  { scene, context, mmPerUnit }: PreflightFace,
): readonly Finding[] {
  if (bounds === undefined) return [];
  const margins = {
    top: bounds.y,
    right: scene.width - bounds.x - bounds.width,
    bottom: scene.height - bounds.y - bounds.height,
    left: bounds.x,
  };
  const near = Object.entries(margins)
    .map(([side, units]) => ({ side, mm: units * mmPerUnit }))
    .filter(({ mm }) => mm < context.safeMarginMm - TOLERANCE_MM);
  if (near.length === 0) return [];
  const places = near.map(({ side, mm }) =>
    mm < 0 ? `${short(-mm)} mm beyond the ${side} edge` : `to within ${short(mm)} mm of the ${side} edge`,
  );
  if (code === 'safe_area.text' && near.some(({ mm }) => mm < -TOLERANCE_MM)) {
    const isReported = scene.issues.some((issue) => issue.code === 'text.overflow' && issue.itemId === itemId);
    const leaving = `The text leaves the card: it extends ${places.join(' and ')}.`;
    return isReported ? [] : [createFinding('text.overflow', context, leaving, itemId)];
  }
  const message = `The ${what} extends ${places.join(' and ')} of the card; it should keep a distance of ${short(context.safeMarginMm, 2)} mm.`;
  return [createFinding(code, context, message, itemId)];
}
