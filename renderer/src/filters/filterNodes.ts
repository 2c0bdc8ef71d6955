import { quantize } from '../geometry.js';
import { readHex, toHex } from '../color/hex.js';
import type { HexColor, Paint, SceneNode } from '../displayList.js';
import { scaleOf } from '../matrix.js';
import { applyMatrix, type ColorMatrix } from './colorMatrix.js';
import { filteredSource } from './filteredSource.js';

export interface NodeFilter {
  readonly matrix: ColorMatrix | undefined;
  /** Standard deviation in units of the nodes' space; only pictures can be blurred. */
  readonly blur: number;
}

/** Nodes in the colours of a filter: drawings and letters stay vectors, and pictures get a source with the filter. */
export function filterNodes(nodes: readonly SceneNode[], filter: NodeFilter): SceneNode[] {
  return nodes.map((node): SceneNode => {
    switch (node.type) {
      case 'path':
        return {
          ...node,
          ...(node.fill === undefined ? {} : { fill: filterPaint(node.fill, filter) }),
          ...(node.stroke === undefined
            ? {}
            : { stroke: { ...node.stroke, paint: filterPaint(node.stroke.paint, filter) } }),
        };
      case 'text':
        return { ...node, fill: filterColor(node.fill, filter) };
      case 'image': {
        const { matrix } = filter;
        const blur = node.width > 0 ? quantize(filter.blur / node.width) : 0;
        return { ...node, src: filteredSource(node.src, { ...(matrix && { matrix }), blur }) };
      }
      case 'group': {
        const scale = node.transform === undefined ? 1 : Math.max(scaleOf(node.transform), Number.MIN_VALUE);
        return { ...node, children: filterNodes(node.children, { ...filter, blur: filter.blur / scale }) };
      }
    }
  });
}

/** Whether all that the nodes paint are pictures, which can be blurred. */
export function arePictures(nodes: readonly SceneNode[]): boolean {
  return nodes.every((node) => node.type === 'image' || (node.type === 'group' && arePictures(node.children)));
}

function filterPaint(paint: Paint, filter: NodeFilter): Paint {
  if (typeof paint === 'string') return filterColor(paint, filter);
  return { ...paint, stops: paint.stops.map((stop) => ({ ...stop, color: filterColor(stop.color, filter) })) };
}

function filterColor(color: HexColor, { matrix }: NodeFilter): HexColor {
  if (matrix === undefined) return color;
  const { red, green, blue, alpha } = readHex(color);
  const [r = 0, g = 0, b = 0] = applyMatrix(matrix, red, green, blue);
  return toHex({ red: r, green: g, blue: b, alpha });
}
