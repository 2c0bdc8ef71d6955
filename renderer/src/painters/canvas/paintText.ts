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

/** One call per run: engines shape a run exactly as layout did, and turn ligatures off with letter spacing. */
export function paintText({ context }: Brush, node: TextNode): void {
  context.font = `${node.size}px "${node.face}"`;
  context.direction = node.direction;
  context.letterSpacing = `${node.letterSpacing}px`;
  context.fillStyle = node.fill;
  const solid = isSetSolid(node.text);
  if (solid) context.fontKerning = 'none';
  context.fillText(node.text, node.x, node.y);
  if (solid) context.fontKerning = 'normal';
}
