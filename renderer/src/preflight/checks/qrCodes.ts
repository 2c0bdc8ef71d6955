import { overlap, type Point, type Rect } from '../../geometry.js';
import type { SceneItem } from '../../displayList.js';
import { paintOver } from '../../color/composite.js';
import { contrastOf, luminanceOf } from '../../color/contrast.js';
import { readHex, type Rgb } from '../../color/hex.js';
import { apply, scaleOf, transformRect } from '../../matrix.js';
import { QUIET_ZONE } from '../../schema/template/qrProps.js';
import { createFinding } from '../createFinding.js';
import type { PaintedLeaf } from '../paintedLeaves.js';
import { QR_CODE } from '../reference.js';
import { short } from '../short.js';
import { placedRuns } from '../textRuns.js';
import type { Check, Finding, PreflightFace } from '../types.js';

/** A QR code where it is painted. */
interface PlacedCode {
  readonly id: string;
  readonly leaf: PaintedLeaf;
  /** Index of its leaf in painting order. */
  readonly index: number;
  readonly modules: number;
  /** The dark modules, in the space of the face before rotation. */
  readonly bounds: Rect;
}

/** Whether phones can read the QR codes of a face: size of their modules, contrast, and the light margin around them. */
export const checkQrCodes: Check = (face) =>
  face.scene.items.flatMap((item) => {
    const code = placed(item, face);
    return code === undefined ? [] : [...sizeFindings(code, face), ...groundFindings(code, face)];
  });

function placed({ id, qr }: SceneItem, { leaves }: PreflightFace): PlacedCode | undefined {
  const index = leaves.findIndex(
    ({ itemId, node }) => qr !== undefined && itemId === id && isModules(node, qr.modules),
  );
  const leaf = leaves[index];
  return qr === undefined || leaf === undefined ? undefined : { id, leaf, index, ...qr };
}

/** The item may have a background of its own; the code is the path that begins with its first dark module. */
function isModules(node: PaintedLeaf['node'], modules: number): boolean {
  return node.type === 'path' && node.d.startsWith('M0 0H7V1H0Z') && modules > 0;
}

function sizeFindings({ id, leaf }: PlacedCode, { context, mmPerUnit }: PreflightFace): readonly Finding[] {
  const mm = scaleOf(leaf.matrix) * mmPerUnit;
  if (mm >= QR_CODE.moduleMm) return [];
  const message = `The squares of the QR code are ${short(mm, 2)} mm wide; phones need ${QR_CODE.moduleMm} mm to read them at once.`;
  return [createFinding('qr.small', context, message, id)];
}

/** The grounds are taken at points in the middle of the code and around it, up to the end of the quiet zone. */
function groundFindings(code: PlacedCode, face: PreflightFace): readonly Finding[] {
  const { node, opacity, blend } = code.leaf;
  if (node.type !== 'path' || typeof node.fill !== 'string') return [];
  const fill = readHex(node.fill);
  const dark = { ...fill, alpha: fill.alpha * opacity };
  const worst = (points: readonly Point[]): number =>
    Math.min(
      ...points.flatMap((point) =>
        face.probe.below(code.index, toFace(code, point)).map((ground) => contrast(dark, ground)),
      ),
    );
  const contrast = (ink: typeof dark, ground: Rgb): number => {
    const printed = paintOver(ground, ink, blend);
    // Many readers do not see a light code on a dark ground.
    return luminanceOf(printed) > luminanceOf(ground) ? 0 : contrastOf(printed, ground);
  };
  const inside = worst(grid(code.modules));
  if (inside < QR_CODE.contrast) {
    const message =
      inside === 0
        ? 'The QR code is lighter than what is behind it; many phones read only dark codes on a light background.'
        : `The QR code has a contrast of only ${short(inside, 2)}:1 with what is behind it; it should have at least ${QR_CODE.contrast}:1.`;
    return [createFinding('qr.contrast', face.context, message, code.id)];
  }
  const isQuiet = isOnCard(code, face) && !isCrossed(code, face) && worst(ring(code.modules)) >= QR_CODE.contrast;
  if (isQuiet) return [];
  const message = `The margin around the QR code is not light and empty for ${QUIET_ZONE} of its squares on every side.`;
  return [createFinding('qr.quiet_zone', face.context, message, code.id)];
}

function toFace({ leaf }: PlacedCode, point: Point): Point {
  return apply(leaf.matrix, point);
}

/** Points in the code, in modules. */
function grid(modules: number): readonly Point[] {
  const places = [0.1, 0.5, 0.9].map((share) => share * modules);
  return places.flatMap((y) => places.map((x) => ({ x, y })));
}

/** Points around the code, near it and at the end of its quiet zone. */
function ring(modules: number): readonly Point[] {
  return [0.5, QUIET_ZONE - 0.25].flatMap((distance) => {
    const [low, middle, high] = [-distance, modules / 2, modules + distance];
    return [low, middle, high].flatMap((y) =>
      [low, middle, high].flatMap((x) => (x === middle && y === middle ? [] : [{ x, y }])),
    );
  });
}

function quietRect({ leaf, modules }: PlacedCode, quiet = QUIET_ZONE): Rect {
  const size = modules + 2 * quiet;
  return transformRect(leaf.matrix, { x: -quiet, y: -quiet, width: size, height: size });
}

/** Beyond the trim lies another card, or the table. */
function isOnCard(code: PlacedCode, { scene }: PreflightFace): boolean {
  const { x, y, width, height } = quietRect(code);
  return x >= 0 && y >= 0 && x + width <= scene.width && y + height <= scene.height;
}

/** Whether a text stands in the quiet zone. */
function isCrossed(code: PlacedCode, face: PreflightFace): boolean {
  // Letters may touch its very end.
  const zone = quietRect(code, QUIET_ZONE - 0.5);
  return placedRuns(face).some(({ bounds }) => overlap(bounds, zone));
}
