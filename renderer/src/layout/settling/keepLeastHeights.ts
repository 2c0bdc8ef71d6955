import { type FlexBox, isInFlow, isRow } from '../flex/flexTree.js';

/** Units by which a column may be overfull through rounding. */
const TOLERANCE = 0.05;

/**
 * In a column that is far too full, a part with a least height makes Yoga miscount: nothing shrinks, or one part becomes
 * far too high. Such a part gets its least height, and what room the others leave.
 */
export function keepLeastHeights(boxes: readonly FlexBox[], relayout: () => void): void {
  const parts = boxes.flatMap((box) => {
    if (isRow(box.source.style)) return [];
    const limited = box.children.filter(hasLeastHeight);
    return limited.length > 0 && isOverfull(box) ? limited : [];
  });
  for (const { node } of parts) {
    node.setFlexBasis(0);
    node.setFlexShrink(0);
  }
  if (parts.length > 0) relayout();
}

/** Texts shrink in other ways. */
function hasLeastHeight(box: FlexBox): boolean {
  return isInFlow(box) && box.source.style.minHeight !== undefined && box.prepared?.type !== 'text';
}

/** Whether something in a column reaches beyond it. */
export function isOverfull({ node, children }: FlexBox): boolean {
  const room = node.getComputedHeight() + TOLERANCE;
  return children.filter(isInFlow).some(({ node: child }) => child.getComputedTop() + child.getComputedHeight() > room);
}
