import type { SceneNode } from '../../displayList.js';
import type { SvgContext } from '../context.js';
import { PICTURE_WORK } from './rasterSize.js';

interface Weight {
  readonly nodes: number;
  readonly steps: number;
  readonly pixels: number;
}

/** Charges for drawing nodes several times. Copies share their nodes, but painters write out each of them. */
export function chargeCopies(nodes: readonly SceneNode[], count: number, context: SvgContext): void {
  const { budget } = context;
  const weight = weighAll(nodes, context);
  budget.node(weight.nodes * count);
  budget.spend(weight.steps * count);
  budget.pixels(weight.pixels * count);
}

const NOTHING: Weight = { nodes: 0, steps: 0, pixels: 0 };

function weighAll(nodes: readonly SceneNode[], context: SvgContext): Weight {
  return nodes.map((node) => weigh(node, context)).reduce(add, NOTHING);
}

function weigh(node: SceneNode, context: SvgContext): Weight {
  switch (node.type) {
    case 'path':
      return { nodes: 1, steps: node.d.length, pixels: 0 };
    case 'group':
      return add({ nodes: 1, steps: node.clip?.d.length ?? 0, pixels: 0 }, weighAll(node.children, context));
    case 'image':
      return { nodes: 1, steps: node.src.length * PICTURE_WORK, pixels: context.pixels.get(node) ?? 0 };
    case 'text':
      return { nodes: 1, steps: node.text.length, pixels: 0 };
  }
}

function add(one: Weight, other: Weight): Weight {
  return {
    nodes: one.nodes + other.nodes,
    steps: one.steps + other.steps,
    pixels: one.pixels + other.pixels,
  };
}
