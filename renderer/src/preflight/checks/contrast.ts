import { MM_PER_POINT } from '../../schema/values/units.js';
import { paintOver } from '../../color/composite.js';
import { contrastOf } from '../../color/contrast.js';
import { readHex, type Rgb } from '../../color/hex.js';
import { readFaceId } from '../../fonts/index.js';
import { createFinding } from '../createFinding.js';
import { CONTRAST } from '../reference.js';
import { short } from '../short.js';
import { pointsAlong, runsByItem, type PlacedRun } from '../textRuns.js';
import type { Check, Finding, PreflightFace } from '../types.js';

/** Large and faint: a watermark or a pattern, not text to read. */
const WATERMARK = { opacity: 0.35, points: 24 } as const;
const LARGE_POINTS = { normal: 18, bold: 14 } as const;

/**
 * Contrast of every text with its background, by WCAG 2. If a picture shows through, the text is only reported when it
 * would fail on both black and white, because then no picture can make it readable.
 */
export const checkContrast: Check = (face) => {
  return [...runsByItem(face)].flatMap(([itemId, runs]) => {
    const worst = worstOf(runs.map((run) => ({ ...demands(run, face.mmPerUnit), ratio: worstContrast(run, face) })));
    if (worst === undefined) return inPrint(runs, face, itemId);
    const code = worst.ratio < CONTRAST.unreadable ? 'contrast.unreadable' : 'contrast.low';
    const message = `The text has a contrast of only ${short(worst.ratio, 2)}:1 with its background; ${worst.kind} text should have at least ${worst.wanted}:1.`;
    return [createFinding(code, face.context, message, itemId)];
  });
};

/** Checks the contrast in the colours of the press; finds nothing if the file stays in those of the screen. */
function inPrint(runs: readonly PlacedRun[], face: PreflightFace, itemId?: string): Finding[] {
  const { printed } = face.context;
  if (printed === undefined) return [];
  const worst = worstOf(
    runs.map((run) => {
      const points = pointsOf(run, face.mmPerUnit);
      const contrast: Contrast = (color, ground) =>
        contrastOf(printed.text(color, ground, points), printed.area(ground));
      return { ...demands(run, face.mmPerUnit), ratio: worstContrast(run, face, contrast) };
    }),
  );
  if (worst === undefined) return [];
  const message = `In print, the text has a contrast of only ${short(worst.ratio, 2)}:1 with its background; ${worst.kind} text should have at least ${worst.wanted}:1.`;
  return [createFinding('contrast.in_print', face.context, message, itemId)];
}

interface Measured {
  readonly ratio: number;
  readonly wanted: number;
  readonly kind: string;
}

/** The measurement that falls furthest below its demand, or undefined if none does. */
function worstOf(measured: readonly Measured[]): Measured | undefined {
  return measured
    .filter(({ ratio, wanted }) => ratio < wanted)
    .sort((one, other) => one.ratio / one.wanted - other.ratio / other.wanted)[0];
}

const pointsOf = ({ size }: PlacedRun, mmPerUnit: number): number => (size * mmPerUnit) / MM_PER_POINT;

function demands(run: PlacedRun, mmPerUnit: number): Omit<Measured, 'ratio'> {
  const { node, leaf } = run;
  const points = pointsOf(run, mmPerUnit);
  if (opacityOf(node.fill, leaf.opacity) <= WATERMARK.opacity && points >= WATERMARK.points)
    return { wanted: 0, kind: 'faint' };
  const isBold = weightOf(node.face) >= 700;
  const isLarge = points >= (isBold ? LARGE_POINTS.bold : LARGE_POINTS.normal);
  return isLarge ? { wanted: CONTRAST.large, kind: 'large' } : { wanted: CONTRAST.normal, kind: 'small' };
}

function opacityOf(fill: string, opacity: number): number {
  return readHex(fill).alpha * opacity;
}

/** Face ids end in weight and style: `inter-latin-700-italic`; a variable one names its weight among its axes. */
function weightOf(face: string): number {
  const { base, axes } = readFaceId(face);
  return axes?.wght ?? Number(/-(\d{3})(?:-|$)/.exec(base)?.[1] ?? 400);
}

/** An outline at least this wide, in em, separates the letters from what is behind them. */
const WIDE_OUTLINE = 0.04;

/** The colour of a run's outline, if it is what the letters stand out from. */
function outlineOf({ node, leaf }: PlacedRun, { leaves }: Painted): Rgb | undefined {
  const outline = leaves.find(
    ({ node: other, itemId, opacity }) =>
      other.type === 'text' &&
      opacity === leaf.opacity &&
      itemId === leaf.itemId &&
      (other.pen ?? 0) >= 2 * WIDE_OUTLINE * node.size &&
      other.text === node.text &&
      other.x === node.x &&
      other.y === node.y,
  );
  const color = outline?.node.type === 'text' ? readHex(outline.node.fill) : undefined;
  return color === undefined || color.alpha < 1 ? undefined : color;
}

/** The contrast of two opaque colours. */
type Contrast = (color: Rgb, ground: Rgb) => number;

/** What is painted on a face. */
type Painted = Pick<PreflightFace, 'leaves' | 'probe'>;

/** The lowest contrast along the run, assuming the best possible background at each point. */
export function worstContrast(run: PlacedRun, face: Painted, contrast: Contrast = contrastOf): number {
  const { node, leaf, index } = run;
  const color = { ...readHex(node.fill), alpha: opacityOf(node.fill, leaf.opacity) };
  const contrastOn = (ground: Rgb): number => contrast(paintOver(ground, color, leaf.blend), ground);
  const outline = outlineOf(run, face);
  if (outline !== undefined) return contrastOn(outline);
  const ratios = pointsAlong(run).map((point) => Math.max(...face.probe.below(index, point).map(contrastOn)));
  return Math.min(...ratios);
}
