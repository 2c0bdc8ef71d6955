import type { Config, Node } from 'yoga-layout';
import Yoga from 'yoga-layout';
import type { ResolvedBox } from '../../resolve/resolvedFace.js';
import type { Style } from '../../resolve/style.js';
import type { PreparedContent } from '../prepareContent.js';
import { applyStyle } from './applyStyle.js';

/** A box, its layout node, the nodes of its content, and its children. */
export interface FlexBox {
  readonly source: ResolvedBox;
  readonly prepared: PreparedContent | null;
  readonly node: Node;
  readonly leaves: readonly Node[];
  readonly children: readonly FlexBox[];
}

/** Builds the layout nodes of a box and everything in it. The caller frees the root. */
export function flexTree(
  source: ResolvedBox,
  prepare: (box: ResolvedBox) => PreparedContent | null,
  config: Config,
): FlexBox {
  const prepared = prepare(source);
  const node = Yoga.Node.create(config);
  applyStyle(node, boxStyle(source.style, prepared));
  const leaves = prepared === null ? [] : leafNodes(prepared, source.style, config);
  const children = source.children.map((child) => flexTree(child, prepare, config));
  for (const child of children) hugContent(child, source.style);
  [...leaves, ...children.map((child) => child.node)].forEach((child, index) => node.insertChild(child, index));
  return { source, prepared, node, leaves, children };
}

/** `w-fit` in a column and `h-fit` in a row: the child does not stretch on the cross axis. */
function hugContent(child: FlexBox, parent: Style): void {
  const direction = parent.flexDirection ?? (parent.display === 'flex' ? 'row' : 'column');
  const hugs = direction.startsWith('row') ? child.source.style.hugHeight : child.source.style.hugWidth;
  const isStretched = (parent.alignItems ?? 'stretch') === 'stretch' && child.source.style.alignSelf === undefined;
  if (hugs === true && isStretched) child.node.setAlignSelf(Yoga.ALIGN_FLEX_START);
}

/** In a row of repeated icons, size classes apply to each icon and not to the row. */
function boxStyle(style: Style, prepared: PreparedContent | null): Style {
  if (prepared?.type !== 'icons' || !prepared.repeated) return style;
  const { width: _width, height: _height, ...rest } = style;
  return { flexDirection: 'row', ...rest };
}

function leafNodes(prepared: PreparedContent, style: Style, config: Config): Node[] {
  switch (prepared.type) {
    case 'text':
      return [textLeaf(prepared.text, config)];
    case 'icons':
      return prepared.repeated ? repeatedIcons(prepared, style, config) : [squareLeaf(prepared.size, config)];
    case 'picture':
      return [pictureLeaf(prepared.ratio, config)];
    case 'shape':
      return [];
  }
}

function textLeaf(text: { measure(width: number): { width: number; height: number } }, config: Config): Node {
  const leaf = Yoga.Node.create(config);
  leaf.setFlexShrink(1);
  leaf.setMeasureFunc((width, widthMode) => {
    const size = text.measure(widthMode === Yoga.MEASURE_MODE_UNDEFINED ? Infinity : width);
    // If the box comes back a hair narrower through rounding, a line that just fits must not wrap.
    return { width: widthMode === Yoga.MEASURE_MODE_EXACTLY ? width : size.width + 0.01, height: size.height };
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

function repeatedIcons(prepared: { size: number; of: number }, style: Style, config: Config): Node[] {
  const { width = { unit: 'u', value: prepared.size }, height = { unit: 'u', value: prepared.size } } = style;
  return Array.from({ length: prepared.of }, () => {
    const leaf = Yoga.Node.create(config);
    applyStyle(leaf, { width, height });
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
