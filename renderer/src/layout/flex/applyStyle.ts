import type { Node } from 'yoga-layout';
import Yoga from 'yoga-layout';
import type { Insets } from '../../geometry.js';
import type { Length, Style } from '../../resolve/style.js';

type YogaLength = number | 'auto' | `${number}%`;

const EDGES = [
  ['top', Yoga.EDGE_TOP],
  ['right', Yoga.EDGE_RIGHT],
  ['bottom', Yoga.EDGE_BOTTOM],
  ['left', Yoga.EDGE_LEFT],
] as const satisfies readonly (readonly [keyof Insets, number])[];

const JUSTIFY = {
  start: Yoga.JUSTIFY_FLEX_START,
  center: Yoga.JUSTIFY_CENTER,
  end: Yoga.JUSTIFY_FLEX_END,
  between: Yoga.JUSTIFY_SPACE_BETWEEN,
  around: Yoga.JUSTIFY_SPACE_AROUND,
  evenly: Yoga.JUSTIFY_SPACE_EVENLY,
} as const;

const ALIGN = {
  auto: Yoga.ALIGN_AUTO,
  start: Yoga.ALIGN_FLEX_START,
  center: Yoga.ALIGN_CENTER,
  end: Yoga.ALIGN_FLEX_END,
  stretch: Yoga.ALIGN_STRETCH,
  baseline: Yoga.ALIGN_BASELINE,
  between: Yoga.ALIGN_SPACE_BETWEEN,
  around: Yoga.ALIGN_SPACE_AROUND,
} as const;

const DIRECTION = {
  row: Yoga.FLEX_DIRECTION_ROW,
  'row-reverse': Yoga.FLEX_DIRECTION_ROW_REVERSE,
  column: Yoga.FLEX_DIRECTION_COLUMN,
  'column-reverse': Yoga.FLEX_DIRECTION_COLUMN_REVERSE,
} as const;

const WRAP = { nowrap: Yoga.WRAP_NO_WRAP, wrap: Yoga.WRAP_WRAP, 'wrap-reverse': Yoga.WRAP_WRAP_REVERSE } as const;

/** Applies a box's style to its layout node. The default is a flex column that may shrink. */
export function applyStyle(node: Node, style: Style): void {
  applyFlex(node, style);
  applySize(node, style);
  applySpacing(node, style);
  applyPosition(node, style);
}

function applyFlex(node: Node, style: Style): void {
  // A column is Yoga's own default.
  const direction = style.flexDirection ?? (style.display === 'flex' ? 'row' : 'column');
  if (direction !== 'column') node.setFlexDirection(DIRECTION[direction]);
  node.setFlexShrink(style.flexShrink ?? 1);
  if (style.flexGrow !== undefined) node.setFlexGrow(style.flexGrow);
  if (style.flexBasis !== undefined) node.setFlexBasis(toYoga(style.flexBasis));
  if (style.flexWrap !== undefined) node.setFlexWrap(WRAP[style.flexWrap]);
  if (style.justifyContent !== undefined) node.setJustifyContent(JUSTIFY[style.justifyContent]);
  if (style.alignItems !== undefined) node.setAlignItems(ALIGN[style.alignItems]);
  if (style.alignContent !== undefined) node.setAlignContent(ALIGN[style.alignContent]);
  if (style.alignSelf !== undefined) node.setAlignSelf(ALIGN[style.alignSelf]);
  if (style.rowGap !== undefined) node.setGap(Yoga.GUTTER_ROW, style.rowGap);
  if (style.columnGap !== undefined) node.setGap(Yoga.GUTTER_COLUMN, style.columnGap);
}

function applySize(node: Node, style: Style): void {
  if (style.width !== undefined) node.setWidth(toYoga(style.width));
  if (style.height !== undefined) node.setHeight(toYoga(style.height));
  if (isBound(style.minWidth)) node.setMinWidth(toYogaBound(style.minWidth));
  if (isBound(style.minHeight)) node.setMinHeight(toYogaBound(style.minHeight));
  if (isBound(style.maxWidth)) node.setMaxWidth(toYogaBound(style.maxWidth));
  if (isBound(style.maxHeight)) node.setMaxHeight(toYogaBound(style.maxHeight));
  if (style.aspectRatio !== undefined) node.setAspectRatio(style.aspectRatio);
}

function applySpacing(node: Node, style: Style): void {
  if (style.padding === undefined && style.margin === undefined && style.borderWidth === undefined) return;
  for (const [side, edge] of EDGES) {
    const padding = style.padding?.[side];
    const margin = style.margin?.[side];
    const border = style.borderStyle === 'none' ? undefined : style.borderWidth?.[side];
    if (isBound(padding)) node.setPadding(edge, toYogaBound(padding));
    if (margin !== undefined) node.setMargin(edge, toYoga(margin));
    if (border !== undefined) node.setBorder(edge, border);
  }
}

function applyPosition(node: Node, style: Style): void {
  if (style.position === 'absolute') node.setPositionType(Yoga.POSITION_TYPE_ABSOLUTE);
  if (style.inset === undefined) return;
  for (const [side, edge] of EDGES) {
    const inset = style.inset[side];
    if (isBound(inset)) node.setPosition(edge, toYogaBound(inset));
  }
}

function toYoga(length: Length): YogaLength {
  return length === 'auto' ? 'auto' : toYogaBound(length);
}

function toYogaBound(length: Exclude<Length, 'auto'>): number | `${number}%` {
  return length.unit === '%' ? `${length.value}%` : length.value;
}

function isBound(length: Length | undefined): length is Exclude<Length, 'auto'> {
  return length !== undefined && length !== 'auto';
}
