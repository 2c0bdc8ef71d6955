import type { Config, Node } from 'yoga-layout';
import Yoga from 'yoga-layout';
import type { ResolvedBox } from '../../resolve/resolvedFace.js';
import type { Style } from '../../resolve/style.js';
import type { PreparedContent } from '../prepareContent.js';
import type { PreparedText } from '../text/types.js';
import { applyStyle } from './applyStyle.js';

/** What settling decides after the first layout. */
export interface Settled {
  /** Largest size of the text, units; its own when absent. */
  size?: number;
  /** One icon and its number stand for a row of icons. */
  inWords?: boolean;
  /** A column whose texts have shrunk to its height, which they may not fill. */
  hasShared?: boolean;
}

/** A box, its layout node, the nodes of its content, and its children. */
export interface FlexBox {
  readonly source: ResolvedBox;
  readonly prepared: PreparedContent | null;
  readonly node: Node;
  readonly leaves: Node[];
  readonly children: readonly FlexBox[];
  readonly settled: Settled;
}

/** Nobody counts more icons than this; their number is written instead. */
export const MOST_ICONS_IN_ROW = 30;

/** Builds the layout nodes of a box and everything in it. The caller frees the root. */
export function flexTree(
  source: ResolvedBox,
  prepare: (box: ResolvedBox) => PreparedContent | null,
  config: Config,
): FlexBox {
  const prepared = prepare(source);
  const node = Yoga.Node.create(config);
  applyStyle(node, boxStyle(source.style, prepared));
  const settled: Settled = {};
  const leaves = prepared === null ? [] : leafNodes(prepared, source.style, settled, config);
  const children = source.children.map((child) => flexTree(child, prepare, config));
  for (const child of children) {
    hugContent(child, source.style);
    keepInside(child, source.style);
  }
  [...leaves, ...children.map((child) => child.node)].forEach((child, index) => node.insertChild(child, index));
  return { source, prepared, node, leaves, children, settled };
}

export function isRow(style: Style): boolean {
  return style.flexDirection?.startsWith('row') ?? style.display === 'flex';
}

export function isInFlow({ source }: FlexBox): boolean {
  return source.style.position !== 'absolute';
}

/** In a row that does not stretch its items, text must not become higher than the row. */
function keepInside(child: FlexBox, parent: Style): void {
  const { maxHeight, height } = child.source.style;
  if (isRow(parent) && isInFlow(child) && maxHeight === undefined && height === undefined)
    child.node.setMaxHeightPercent(100);
}

/** `w-fit` in a column and `h-fit` in a row: the child does not stretch on the cross axis. */
function hugContent(child: FlexBox, parent: Style): void {
  const hugs = isRow(parent) ? child.source.style.hugHeight : child.source.style.hugWidth;
  const isStretched = (parent.alignItems ?? 'stretch') === 'stretch' && child.source.style.alignSelf === undefined;
  if (hugs === true && isStretched) child.node.setAlignSelf(Yoga.ALIGN_FLEX_START);
}

/** In a row of repeated icons, size classes apply to each icon and not to the row. */
function boxStyle(style: Style, prepared: PreparedContent | null): Style {
  if (prepared?.type !== 'icons' || prepared.inWords === undefined) return style;
  const { width: _width, height: _height, ...rest } = style;
  return { flexDirection: 'row', ...rest };
}

function leafNodes(prepared: PreparedContent, style: Style, settled: Settled, config: Config): Node[] {
  switch (prepared.type) {
    case 'text':
      return [textLeaf(prepared.text, settled, config)];
    case 'icons':
      return prepared.inWords === undefined
        ? [squareLeaf(prepared.size, config)]
        : repeatedIcons({ ...prepared, of: Math.min(prepared.of, MOST_ICONS_IN_ROW) }, style, config);
    case 'picture':
      return [pictureLeaf(prepared.ratio, config)];
    case 'shape':
      return [];
  }
}

export function textLeaf(text: Pick<PreparedText, 'measure'>, settled: Settled, config: Config): Node {
  const leaf = Yoga.Node.create(config);
  leaf.setFlexShrink(1);
  leaf.setMeasureFunc((width, widthMode, height, heightMode) => {
    const [across, along] = [
      widthMode === Yoga.MEASURE_MODE_UNDEFINED ? Infinity : width,
      heightMode === Yoga.MEASURE_MODE_UNDEFINED ? Infinity : height,
    ];
    const size = text.measure(across, settled.size, along);
    // If the box comes back a hair narrower through rounding, a line that just fits must not wrap. A line that may not
    // wrap takes no more than there is.
    const needed = Math.min(size.width + 0.01, across);
    return { width: widthMode === Yoga.MEASURE_MODE_EXACTLY ? width : needed, height: size.height };
  });
  return leaf;
}

function squareLeaf(size: number, config: Config): Node {
  const leaf = Yoga.Node.create(config);
  leaf.setFlexGrow(1);
  leaf.setFlexShrink(1);
  leaf.setMeasureFunc(() => ({ width: size, height: size }));
  return leaf;
}

export function repeatedIcons(prepared: { size: number; of: number }, style: Style, config: Config): Node[] {
  const { width = { unit: 'u', value: prepared.size }, height = { unit: 'u', value: prepared.size } } = style;
  return Array.from({ length: prepared.of }, () => {
    const leaf = Yoga.Node.create(config);
    applyStyle(leaf, { width, height, flexShrink: 0 });
    return leaf;
  });
}

/** As wide as its box allows, with the height that its ratio gives. A box with its own size stretches it. */
function pictureLeaf(ratio: number, config: Config): Node {
  const leaf = Yoga.Node.create(config);
  leaf.setFlexGrow(1);
  leaf.setFlexShrink(1);
  leaf.setMeasureFunc((width, widthMode, height, heightMode) => {
    if (widthMode !== Yoga.MEASURE_MODE_UNDEFINED) return { width, height: width / ratio };
    if (heightMode !== Yoga.MEASURE_MODE_UNDEFINED) return { width: height * ratio, height };
    return { width: ratio * 24, height: 24 };
  });
  return leaf;
}
