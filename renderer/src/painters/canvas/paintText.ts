import { isSetSolid } from '../../layout/text/scriptOf.js';
import type { TextNode } from '../../displayList.js';
import type { Brush } from './brush.js';
import type { PaintContext } from './PaintCache.js';

/** Settings for all runs: unhinted advances, kerning on, x is the left edge in either direction. */
export function setTextDefaults(context: PaintContext): void {
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  context.fontKerning = 'normal';
  context.textRendering = 'geometricPrecision';
}

function fillLetters(context: PaintContext, { fill, text, x, y }: TextNode): void {
  context.fillStyle = fill;
  context.fillText(text, x, y);
}

function strokeLetters(context: PaintContext, { fill, text, x, y }: TextNode, pen: number): void {
  context.strokeStyle = fill;
  context.lineWidth = pen;
  context.lineJoin = 'round';
  context.setLineDash([]);
  context.strokeText(text, x, y);
}

/** One call per run: engines shape a run exactly as layout did, and turn ligatures off with letter spacing. */
export function paintText({ context }: Brush, node: TextNode): void {
  context.font = `${node.size}px "${node.face}"`;
  context.direction = node.direction;
  context.letterSpacing = `${node.letterSpacing}px`;
  const solid = isSetSolid(node.text);
  if (solid) context.fontKerning = 'none';
  if (node.pen !== undefined && node.pen > 0) strokeLetters(context, node, node.pen);
  else fillLetters(context, node);
  if (solid) context.fontKerning = 'normal';
}
