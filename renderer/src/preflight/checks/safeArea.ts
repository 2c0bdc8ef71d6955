import type { Rect } from '../../geometry.js';
import type { SceneItem } from '../../displayList.js';
import { transformRect } from '../../matrix.js';
import { unionRect } from '../../paths/pathBounds.js';
import { createFinding } from '../createFinding.js';
import type { PaintedLeaf } from '../paintedLeaves.js';
import { FAINT, SHORT_BLEED_MM, TOLERANCE_MM } from '../reference.js';
import { short } from '../short.js';
import { CUTS, shapeDistance } from './shapeDistance.js';
import { runsByItem } from '../textRuns.js';
import type { Check, Finding, PreflightFace } from '../types.js';

const WHAT = { 'safe_area.text': 'text', 'safe_area.icon': 'icon' } as const;
type SafeAreaCode = keyof typeof WHAT;
const ICON_KINDS = new Set(['icon', 'card_icon', 'category_icon', 'deck_icon']);

/** Texts and icons that reach beyond the safe margin, after all rotations; a text that leaves the card is an overflow. */
export const checkSafeArea: Check = (face) => [...textFindings(face), ...iconFindings(face)];

function textFindings(face: PreflightFace): readonly Finding[] {
  return [...runsByItem(face)].flatMap(([itemId, runs]) => {
    const visible = runs.filter(({ leaf }) => leaf.opacity >= FAINT);
    return findingOf(
      'safe_area.text',
      itemId,
      visible.map(({ bounds }) => bounds),
      face,
    );
  });
}

function iconFindings(face: PreflightFace): readonly Finding[] {
  return face.scene.items.filter(isIcon).flatMap(({ id }) => {
    const parts = face.leaves
      .filter(({ itemId, opacity }) => itemId === id && opacity >= FAINT)
      .flatMap((leaf) => leafBounds(leaf, face) ?? []);
    return findingOf('safe_area.icon', id, parts, face);
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
  code: SafeAreaCode,
  itemId: string,
  parts: readonly Rect[],
  face: PreflightFace,
): readonly Finding[] {
  const { scene, context, mmPerUnit } = face;
  const bounds = parts.reduce<Rect | undefined>(unionRect, undefined);
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
  const places = near.map(({ side, mm }) =>
    mm < 0 ? `${short(-mm)} mm beyond the ${side} edge` : `to within ${short(mm)} mm of the ${side} edge`,
  );
  if (code === 'safe_area.text' && near.some(({ mm }) => mm < -TOLERANCE_MM))
    return leavesCard(itemId, places.join(' and '), face);
  const beyond = beyondShape(code, itemId, parts, face);
  if (near.length === 0 || beyond.length > 0) return beyond;
  const message = `The ${WHAT[code]} extends ${places.join(' and ')} of the card; it should keep a distance of ${short(context.safeMarginMm, 2)} mm.`;
  return [createFinding(code, context, message, itemId)];
}

/** @param place how far it extends */
function leavesCard(itemId: string, place: string, { scene, context }: PreflightFace): readonly Finding[] {
  const isReported = scene.issues.some((issue) => issue.code === 'text.overflow' && issue.itemId === itemId);
  const message = `The text leaves the card: it extends ${place}.`;
  return isReported ? [] : [createFinding('text.overflow', context, message, itemId)];
}

/** Items that are too close to a round or hexagonal cut, which is nearer than the edges of the trim around it. */
function beyondShape(
  code: SafeAreaCode,
  itemId: string,
  parts: readonly Rect[],
  face: PreflightFace,
): readonly Finding[] {
  const { scene, context, mmPerUnit } = face;
  const { shape = 'rectangle', safeMarginMm } = context;
  if (shape === 'rectangle') return [];
  const mm = Math.min(...parts.map((part) => shapeDistance(shape, scene, part))) * mmPerUnit;
  if (mm >= safeMarginMm - TOLERANCE_MM) return [];
  const cut = CUTS[shape];
  const place = mm < 0 ? `${short(-mm)} mm beyond the ${cut}` : `to within ${short(mm)} mm of the ${cut}`;
  // The rectangle around a line has empty corners, so that its letters may still lie on the card.
  if (code === 'safe_area.text' && mm < -SHORT_BLEED_MM) return leavesCard(itemId, place, face);
  const message = `The ${WHAT[code]} extends ${place}; it should keep a distance of ${short(safeMarginMm, 2)} mm.`;
  return [createFinding(code, context, message, itemId)];
}
