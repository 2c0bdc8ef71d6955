import { type FlexBox, isInFlow, isRow } from '../flex/flexTree.js';
import { lineHeightEm } from '../text/wrapBlock.js';
import { isOverfull, keepLeastHeights } from './keepLeastHeights.js';
import { leaveOut } from './leaveOut.js';
import { hasTooTall, isFlexible, isSqueezed, isUnreadable, textsOf, YIELDING } from './panelTexts.js';
import { likelyStep, setSize, shrinkTogether } from './shrinkTogether.js';

/**
 * Texts in one column that has no room for all of them shrink together, by role. Where even the smallest sizes do not
 * fit, they are cut, so that no text covers another. A text alone in its column shrinks in its box when it is fitted.
 * @param boxes the layers with everything in them
 */
export function sharePanels(layers: readonly FlexBox[], boxes: readonly FlexBox[], relayout: () => void): void {
  const columns = [...crowdedPanels(layers)];
  for (const { panel, inRow } of columns) {
    share(panel, inRow, relayout);
    // A column that keeps its height may leave the one around it overfull.
    keepLeastHeights(boxes, relayout);
  }
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

function share(panel: FlexBox, inRow: boolean, relayout: () => void): void {
  const texts = textsOf(panel);
  panel.settled.hasShared = true;
  keepHeight(panel, inRow);
  freeze(panel);
  if (shrinkTogether(panel, texts, relayout, likelyStep(texts))) return;
  // Where the column as a whole has too little room, all of its texts have; otherwise, some are cramped by their own boxes.
  const cramped = new Set(texts.filter(isSqueezed));
  const others = texts.filter((text) => !cramped.has(text));
  for (const { box } of cramped) {
    // It shrinks in the box that it has.
    setSize(box, undefined);
  }
  const isShared = others.length > 0 && shrinkTogether(panel, others, relayout) && !isOverfull(panel);
  if (isShared && ![...cramped].some(isUnreadable)) return;
  if (leaveOut(panel, texts, relayout)) return;
  for (const { box, text, role, isLimited } of texts) {
    if (isLimited) continue;
    const size = box.settled.size ?? text.block.fontSize;
    box.node.setFlexShrink(YIELDING[role]);
    box.node.setMinHeight(Math.min(lineHeightEm(text.block) * size, box.node.getComputedHeight()));
  }
  relayout();
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
  const height = node.getComputedHeight();
  node.setHeight(height);
  if (inRow) return;
  node.setFlexBasis(height);
  node.setFlexShrink(0);
}
