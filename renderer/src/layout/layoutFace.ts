import type { Config, Node } from 'yoga-layout';
import Yoga from 'yoga-layout';
import type { RenderEnvironment } from '../environment.js';
import { intersection, type Point, type Rect } from '../geometry.js';
import type { ResolvedBox, ResolvedFace } from '../resolve/resolvedFace.js';
import type { SceneIssue } from '../displayList.js';
import { contentRect } from './flex/contentRect.js';
import type { FlexBox } from './flex/flexTree.js';
import { flexTree, isInFlow } from './flex/flexTree.js';
import { type FaceReading, fitContent } from './fitContent.js';
import type { LayoutTools } from './layoutTools.js';
import type { LaidOutBox, LaidOutFace } from './laidOut.js';
import { prepareContent } from './prepareContent.js';
import { closeUp, closeUpPanels, isLimited } from './settling/closeUp.js';
import { keepLeastHeights } from './settling/keepLeastHeights.js';
import { settleIcons } from './settling/settleIcons.js';
import { sharePanels } from './settling/sharePanels.js';

const DIRECTION = { ltr: Yoga.DIRECTION_LTR, rtl: Yoga.DIRECTION_RTL } as const;

/** Rounding to points would make layout depend on the zoom. */
const CONFIG = createConfig();

/**
 * Gives every box its rectangle and every text its lines. Pure except for `env.missing`, which collects what must be
 * loaded before the result is final.
 */
export function layoutFace(face: ResolvedFace, env: RenderEnvironment, tools: LayoutTools): LaidOutFace {
  const issues: SceneIssue[] = [...face.issues];
  const reading = { direction: face.direction, issues };
  const context = { env, tools, tokens: face.tokens, issues };
  const root = Yoga.Node.create(CONFIG);
  const layers: FlexBox[] = [];
  try {
    const build = (box: ResolvedBox): FlexBox => flexTree(box, (each) => prepareContent(each, context), CONFIG);
    layers.push(...arrange(root, face, build));
    const relayout = (): void =>
      root.calculateLayout(face.geometry.width, face.geometry.height, DIRECTION[face.direction]);
    relayout();
    const boxes = layers.flatMap(withDescendants);
    settleIcons(boxes, relayout, CONFIG);
    keepLeastHeights(boxes, relayout);
    closeUp(layers, relayout, isLimited);
    sharePanels(layers, boxes, relayout);
    keepLeastHeights(boxes, relayout);
    closeUp(layers, relayout, () => true);
    closeUpPanels(layers, relayout);
    return {
      geometry: face.geometry,
      direction: face.direction,
      layers: layers.map((layer) =>
        readBox(layer, { x: 0, y: 0 }, layer.source.frame === undefined ? faceRect(face) : ANYWHERE, reading),
      ),
      issues,
    };
  } finally {
    freeAll(layers);
    root.free();
  }
}

/** Yoga's own way asks each node for its children, which makes a new handle for every one of them. */
function freeAll(boxes: readonly FlexBox[]): void {
  for (const { node, leaves, children } of boxes) {
    freeAll(children);
    for (const leaf of leaves) leaf.free();
    node.free();
  }
}

function withDescendants(box: FlexBox): readonly FlexBox[] {
  return [box, ...box.children.flatMap(withDescendants)];
}

/** Sections share the face as its column; background and absolute items are taken out of the flow. */
function arrange(root: Node, face: ResolvedFace, build: (box: ResolvedBox) => FlexBox): FlexBox[] {
  root.setWidth(face.geometry.width);
  root.setHeight(face.geometry.height);
  const layers = [
    build(face.background),
    ...face.sections.map(build),
    ...face.absoluteItems.map((box) => placeInFrame(build(box))),
  ];
  layers.forEach((layer, index) => root.insertChild(layer.node, index));
  return layers;
}

function placeInFrame(box: FlexBox): FlexBox {
  const { frame } = box.source;
  if (frame === undefined) return box;
  box.node.setPositionType(Yoga.POSITION_TYPE_ABSOLUTE);
  box.node.setPosition(Yoga.EDGE_LEFT, frame.x);
  box.node.setPosition(Yoga.EDGE_TOP, frame.y);
  box.node.setWidth(frame.width);
  box.node.setHeight(frame.height);
  return box;
}

function faceRect({ geometry: { width, height } }: ResolvedFace): Rect {
  return { x: 0, y: 0, width, height };
}

/** The limit of items that stand outside the flow: they may reach beyond what they are in. */
const ANYWHERE: Rect = { x: -1e6, y: -1e6, width: 2e6, height: 2e6 };

/**
 * @param limit where its text may be: inside the card, and above and below inside the boxes around it, because it would
 *   cover what stands there. Beside a box there is more often room than another text.
 */
function readBox(box: FlexBox, origin: Point, limit: Rect, reading: FaceReading): LaidOutBox {
  const rect = readRect(box.node, origin);
  const leaves = box.leaves.map((leaf) => readRect(leaf, rect));
  const room = intersection(contentRect(box, rect), limit);
  const inside = { ...limit, y: room.y, height: room.height };
  return {
    source: box.source,
    rect,
    rotation: box.source.frame?.rotation ?? 0,
    content: box.prepared === null ? null : fitContent(box, leaves, room, reading),
    children: box.children.map((child) => readBox(child, rect, isInFlow(child) ? inside : ANYWHERE, reading)),
  };
}

function readRect(node: Node, origin: Point): Rect {
  const { left, top, width, height } = node.getComputedLayout();
  return { x: origin.x + left, y: origin.y + top, width, height };
}

function createConfig(): Config {
  const config = Yoga.Config.create();
  config.setPointScaleFactor(0);
  return config;
}
