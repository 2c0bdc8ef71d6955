import type { HexColor, PathNode, SceneNode, Stroke } from '../../displayList.js';
import { decimal } from '../decimal.js';
import { nodeBounds } from '../bounds/nodeBounds.js';
import { simplifyPaint } from '../gradients.js';
import { fillWithGradient, strokeWithGradient } from './paintGradient.js';
import { opacityOf } from './gradientShading.js';
import { setAppearance } from './graphicsState.js';
import type { PdfBrush } from './PdfBrush.js';
import type { PaintUse, PdfInk } from './PdfColors.js';
import { numbers } from './PdfContent.js';

/** pt */
const HAIRLINE = 1;
/** Characters of path data. Rules are thin rectangles; what takes more to describe is a shape. */
const LONGEST_RULE = 120;

export function paintPath(brush: PdfBrush, node: PathNode): void {
  const outline = brush.paths.outlineOf(node.d);
  if (outline === '') return;
  fillPath(brush, node);
  if (node.stroke && node.stroke.width > 0) strokePath(brush, node, node.stroke, outline);
}

function fillPath(brush: PdfBrush, node: PathNode): void {
  const { d, fill, fillRule } = node;
  const paint = fill && simplifyPaint(fill);
  const areas = brush.paths.areasOf(d);
  if (paint === undefined || areas === '') return;
  const { content, paths, scale } = brush;
  const rule = fillRule === 'evenodd' ? '*' : '';
  if (typeof paint === 'string') {
    const isThinFrame = rule === '*' && paths.frameWidthOf(d) * scale <= HAIRLINE;
    const use = isThinFrame || isRule(brush, d) ? 'hairline' : 'area';
    if (setFill(brush, node, paint, use)) content.write(`${areas}\nf${rule}`);
    return;
  }
  content.save();
  content.write(`${areas}\nW${rule} n`);
  fillWithGradient(brush, paint, paths.boundsOf(d));
  content.restore();
}

/** Whether an area is as thin as a hairline: designs draw many of their rules as filled boxes. */
function isRule({ paths, scale }: PdfBrush, d: string): boolean {
  if (d.length > LONGEST_RULE) return false;
  const { left, top, right, bottom } = paths.boundsOf(d);
  return Math.min(right - left, bottom - top) * scale <= HAIRLINE;
}

function strokePath(brush: PdfBrush, node: PathNode, stroke: Stroke, outline: string): void {
  const { d } = node;
  const paint = simplifyPaint(stroke.paint);
  if (paint === undefined) return;
  const { content, paths, scale } = brush;
  if (typeof paint === 'string') {
    if (!setStroke(brush, node, paint, stroke.width * scale <= HAIRLINE ? 'hairline' : 'area')) return;
  } else strokeWithGradient(brush, paint, nodeBounds({ type: 'path', d, stroke }, paths.boundsOf));
  content.set('pen', penOf(stroke));
  content.write(`${outline}\nS`);
}

/** Chooses a colour with its opacity for a node. @returns whether anything would show */
export function setFill(brush: PdfBrush, node: SceneNode, color: HexColor, use: PaintUse): boolean {
  const ink = brush.colors.fill(color, use, pointsOf(brush, node));
  if (!setInk(brush, node, color, ink)) return false;
  brush.content.set('fill', ink.operators);
  return true;
}

/** The same for strokes. */
export function setStroke(brush: PdfBrush, node: SceneNode, color: HexColor, use: PaintUse): boolean {
  const ink = brush.colors.stroke(color, use, pointsOf(brush, node));
  if (!setInk(brush, node, color, ink)) return false;
  brush.content.set('stroke', ink.operators);
  return true;
}

/** The size of letters in print. */
function pointsOf({ scale }: PdfBrush, node: SceneNode): number | undefined {
  return node.type === 'text' ? node.size * scale : undefined;
}

function setInk(brush: PdfBrush, node: SceneNode, color: HexColor, ink: PdfInk): boolean {
  const alpha = opacityOf(color);
  if (alpha <= 0) return false;
  const overprints = ink.overprints === true && !brush.knockouts.has(node);
  setAppearance(brush, { opacity: alpha * brush.opacity, blend: brush.blend, overprints });
  return true;
}

const CAPS = { butt: 0, round: 1, square: 2 } as const;
const JOINS = { miter: 0, round: 1, bevel: 2 } as const;

/** Width, cap, join, miter limit (4 as in SVG) and dashes. */
export function penOf({ width, cap = 'butt', join = 'miter', miterLimit = 4, dash = [], dashOffset = 0 }: Pen): string {
  const period = dash.reduce((sum, length) => sum + length, 0);
  // A phase must not be negative. A list of odd length is repeated, and so is its period.
  const whole = dash.length % 2 === 1 ? 2 * period : period;
  const dashes = period > 0 ? `[${numbers(...dash)}] ${decimal(((dashOffset % whole) + whole) % whole)}` : '[] 0';
  return `${decimal(width)} w ${CAPS[cap]} J ${JOINS[join]} j ${decimal(Math.max(1, miterLimit))} M ${dashes} d`;
}

type Pen = Omit<Stroke, 'paint'>;
