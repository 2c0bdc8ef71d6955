import type { TextRole } from '../../resolve/textRole.js';
import { type FlexBox, isInFlow, isRow } from '../flex/flexTree.js';
import { lineHeightEm } from '../text/wrapBlock.js';
import type { PreparedText } from '../text/types.js';
import { isOverfull } from './keepLeastHeights.js';

/** Units by which a box may be lower than its text through rounding. */
const TOLERANCE = 0.05;
/** Steps from the full sizes to the smallest ones. */
const STEPS = 32;

/** When each role shrinks, as shares of the way: flavour and the large letters of titles first, rules last. */
const SHRINKING: Readonly<Record<TextRole, readonly [from: number, to: number]>> = {
  flavour: [0, 0.9],
  note: [0, 0.9],
  title: [0, 1],
  rules: [0.2, 1],
};

/** How readily a text gives up room when not even the smallest sizes fit. */
const YIELDING: Readonly<Record<TextRole, number>> = { flavour: 1_000, note: 100, rules: 10, title: 1 };

interface TextBox {
  readonly box: FlexBox;
  readonly text: PreparedText;
  readonly role: TextRole;
  /** The highest height of its box, not its panel, may be what leaves it too little room. */
  readonly isLimited: boolean;
}

/**
 * Texts in one column that has no room for all of them shrink together, by role. Where even the smallest sizes do not
 * fit, they are cut, so that no text covers another. A text alone in its column shrinks in its box when it is fitted.
 */
export function sharePanels(layers: readonly FlexBox[], relayout: () => void): void {
  const columns = [...crowdedPanels(layers)];
  for (const { panel, inRow } of columns) share(panel, inRow, relayout);
  // Other texts have shrunk since, so the row may be higher now.
  const besideOthers = columns.filter(({ panel, inRow }) => inRow && panel.source.style.height === undefined);
  for (const { panel } of besideOthers) panel.node.setHeightAuto();
  if (besideOthers.length > 0) relayout();
}

interface Column {
  readonly panel: FlexBox;
  /** Whether the column stands in a row, where shrinking concerns its width. */
  readonly inRow: boolean;
}

/** The innermost columns of several texts in which one has not enough room. */
function crowdedPanels(layers: readonly FlexBox[]): ReadonlySet<Column> {
  const crowded = new Set<Column>();
  const visit = (box: FlexBox, around: readonly Column[], inRow: boolean): void => {
    const columns = isFlexible(box) ? around : [];
    const isRowItself = isRow(box.source.style);
    const inside = isRowItself ? columns : [...columns, { panel: box, inRow }];
    for (const child of box.children) visit(child, inside, isRowItself);
    const concerned = [
      ...(textsOf(box, false).some(isSqueezed) ? columns : []),
      ...(hasTooTall(box) && !isRowItself ? inside : []),
    ];
    const column = concerned.findLast(({ panel }) => textsOf(panel).length > 1);
    if (column !== undefined) crowded.add(column);
  };
  for (const layer of layers) visit(layer, [], false);
  return crowded;
}

/** The texts in the flow of a box that may shrink. One in a box with a height of its own competes with no other. */
function textsOf(box: FlexBox, deep = true): readonly TextBox[] {
  const { prepared, source } = box;
  const own = prepared?.type === 'text' && prepared.text.block.overflow === 'shrink' ? prepared.text : undefined;
  const role = source.content?.type === 'text' ? source.content.role : 'rules';
  const inside = deep ? box.children.filter(isFlexible).flatMap((child) => textsOf(child)) : [];
  const all = own === undefined ? inside : [{ box, text: own, role, isLimited: false }, ...inside];
  return source.style.maxHeight === undefined ? all : all.map((text) => ({ ...text, isLimited: true }));
}

function isFlexible(box: FlexBox): boolean {
  const { height, aspectRatio } = box.source.style;
  return isInFlow(box) && height === undefined && aspectRatio === undefined;
}

function isSqueezed({ box, text, isLimited }: TextBox): boolean {
  const leaf = box.leaves[0]?.getComputedLayout();
  if (leaf === undefined || isLimited) return false;
  const { height } = text.measure(leaf.width + TOLERANCE, box.settled.size, leaf.height + TOLERANCE);
  return height > Math.min(leaf.height, box.node.getComputedLayout().height) + TOLERANCE;
}

function share(panel: FlexBox, inRow: boolean, relayout: () => void): void {
  const texts = textsOf(panel);
  panel.settled.hasShared = true;
  keepHeight(panel, inRow);
  freeze(panel);
  if (shrinkTogether(panel, texts, relayout)) return;
  // Where the column as a whole has too little room, all of its texts have; otherwise, some are cramped by their own boxes.
  const cramped = new Set(texts.filter(isSqueezed));
  const others = texts.filter((text) => !cramped.has(text));
  for (const { box } of cramped) {
    // It shrinks in the box that it has.
    setSize(box, undefined);
  }
  if (others.length > 0 && shrinkTogether(panel, others, relayout) && !isOverfull(panel)) return;
  for (const { box, text, role, isLimited } of texts) {
    if (isLimited) continue;
    const size = box.settled.size ?? text.block.fontSize;
    box.node.setFlexShrink(YIELDING[role]);
    box.node.setMinHeight(Math.min(lineHeightEm(text.block) * size, box.node.getComputedLayout().height));
  }
  relayout();
}

/**
 * Whether a part with text is higher than its column: a text that may not shrink, or what Yoga makes of parts that are to
 * shrink and cannot, which may be far too high.
 */
function hasTooTall({ node, children }: FlexBox): boolean {
  const room = node.getComputedLayout().height + TOLERANCE;
  return children.some(
    (child) => isFlexible(child) && child.node.getComputedLayout().height > room && textsOf(child).length > 0,
  );
}

/** Shrinks texts as far as needed until each has enough room; false if the smallest sizes do not fit. */
function shrinkTogether(panel: FlexBox, texts: readonly TextBox[], relayout: () => void): boolean {
  const fitsAt = (step: number): boolean => {
    for (const text of texts) resize(text, step / STEPS);
    relayout();
    return !texts.some(isSqueezed) && !hasTooTall(panel);
  };
  return fitsAt(firstFitting(fitsAt));
}

/** The first step of the way at which everything fits, or the last one. */
function firstFitting(fitsAt: (step: number) => boolean): number {
  let low = 0;
  let high = STEPS;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (fitsAt(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function resize({ box, text, role }: TextBox, way: number): void {
  const [from, to] = SHRINKING[role];
  const share = Math.min(1, Math.max(0, (way - from) / (to - from)));
  const { fontSize, minFontSize } = text.block;
  setSize(box, fontSize - (fontSize - minFontSize) * share);
}

function setSize({ settled, leaves }: FlexBox, size: number | undefined): void {
  if (size === undefined) delete settled.size;
  else settled.size = size;
  leaves[0]?.markDirty();
}

/** Keeps the heights of everything without text, so that the texts share what the first layout gave them. */
function freeze(panel: FlexBox): void {
  for (const child of panel.children.filter(isInFlow)) {
    if (textsOf(child).length > 0) {
      if (!isRow(child.source.style)) freeze(child);
      continue;
    }
    keepHeight(child, false);
  }
}

function keepHeight({ node }: FlexBox, inRow: boolean): void {
  const { height } = node.getComputedLayout();
  node.setHeight(height);
  if (inRow) return;
  node.setFlexBasis(height);
  node.setFlexShrink(0);
}
