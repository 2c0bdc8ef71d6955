import type { Matrix } from '../geometry.js';
import { quantize } from '../geometry.js';
import type { GroupNode, Paint, PathNode, PicturedText, SceneNode, TextNode } from '../displayList.js';

/**
 * A node with its own numbers rounded, so that engines with different rounding errors make the same scene. Children are
 * already rounded, and art is shared between faces.
 */
export function quantized(node: TextNode): TextNode;
export function quantized(node: SceneNode): SceneNode;
export function quantized(node: SceneNode): SceneNode {
  switch (node.type) {
    case 'path':
      return quantizePath(node);
    case 'image':
      return {
        ...node,
        x: quantize(node.x),
        y: quantize(node.y),
        width: quantize(node.width),
        height: quantize(node.height),
      };
    case 'text':
      return quantizeText(node);
    case 'group':
      return quantizeGroup(node);
  }
}

/** Most paths have a plain fill, and thus no numbers of their own. */
function quantizePath(node: PathNode): PathNode {
  const { fill, stroke } = node;
  const filled = fill === undefined || typeof fill === 'string' ? node : { ...node, fill: quantizePaint(fill) };
  if (stroke === undefined) return filled;
  return { ...filled, stroke: { ...stroke, width: quantize(stroke.width), paint: quantizePaint(stroke.paint) } };
}

function quantizeGroup(node: GroupNode): GroupNode {
  if (node.pictured !== undefined) return { ...node, pictured: quantizePlace(node.pictured) };
  return node.transform === undefined ? node : { ...node, transform: quantizeMatrix(node.transform) };
}

function quantizeText(node: TextNode): TextNode {
  const rounded = { ...quantizePlace(node), letterSpacing: quantize(node.letterSpacing) };
  return node.pen === undefined ? rounded : { ...rounded, pen: quantize(node.pen) };
}

function quantizePlace<T extends PicturedText>(text: T): T {
  const { x, y, width, size } = text;
  return { ...text, x: onTextGrid(x), y: onTextGrid(y), width: quantize(width), size: quantize(size) };
}

/**
 * Rounds to 1/64 unit (4 µm on a poker card): browsers truncate the position of SVG text to that, but a canvas does
 * not, and a baseline close to half a pixel would move by a whole one.
 */
function onTextGrid(value: number): number {
  const rounded = Math.round(value * 64) / 64;
  return rounded === 0 ? 0 : rounded;
}

function quantizePaint(paint: Paint): Paint {
  if (typeof paint === 'string') return paint;
  const transform = paint.transform === undefined ? {} : { transform: quantizeMatrix(paint.transform) };
  if (paint.type === 'linear') {
    const { x1, y1, x2, y2 } = paint;
    return { ...paint, x1: quantize(x1), y1: quantize(y1), x2: quantize(x2), y2: quantize(y2), ...transform };
  }
  return { ...paint, cx: quantize(paint.cx), cy: quantize(paint.cy), r: quantize(paint.r), ...transform };
}

/** Factors need more digits than lengths, because they multiply coordinates of up to several thousand. */
function quantizeMatrix(matrix: Matrix): Matrix {
  const [a, b, c, d, e, f] = matrix;
  return [fine(a), fine(b), fine(c), fine(d), quantize(e), quantize(f)];
}

function fine(value: number): number {
  const rounded = Math.round(value * 1e7) / 1e7;
  return rounded === 0 ? 0 : rounded;
}
