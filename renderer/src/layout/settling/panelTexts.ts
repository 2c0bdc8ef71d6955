import type { TextRole } from '../../resolve/textRole.js';
import { type FlexBox, isInFlow } from '../flex/flexTree.js';
import type { PreparedText } from '../text/types.js';
import { lineHeightEm } from '../text/wrapBlock.js';

/** Units by which a box may be lower than its text through rounding. */
export const TOLERANCE = 0.05;

/** How readily a text gives up room when not even the smallest sizes fit. */
export const YIELDING: Readonly<Record<TextRole, number>> = { flavour: 1_000, note: 100, rules: 10, title: 1 };

/** A text that may shrink, in its box. */
export interface TextBox {
  readonly box: FlexBox;
  readonly text: PreparedText;
  readonly role: TextRole;
  /** The highest height of its box, not its panel, may be what leaves it too little room. */
  readonly isLimited: boolean;
}

/** The texts in the flow of a box that may shrink. One in a box with a height of its own competes with no other. */
export function textsOf(box: FlexBox, deep = true): readonly TextBox[] {
  const { prepared, source } = box;
  const own = prepared?.type === 'text' && prepared.text.block.overflow === 'shrink' ? prepared.text : undefined;
  const role = source.content?.type === 'text' ? source.content.role : 'rules';
  const inside = deep ? box.children.filter(isFlexible).flatMap((child) => textsOf(child)) : [];
  const all = own === undefined ? inside : [{ box, text: own, role, isLimited: false }, ...inside];
  return source.style.maxHeight === undefined ? all : all.map((text) => ({ ...text, isLimited: true }));
}

/** Whether a box takes its height from its column and its content. */
export function isFlexible(box: FlexBox): boolean {
  const { height, aspectRatio } = box.source.style;
  return isInFlow(box) && height === undefined && aspectRatio === undefined;
}

/** Whether a text is higher than its room. */
export function isSqueezed({ box, text, isLimited }: TextBox): boolean {
  const leaf = isLimited ? undefined : box.leaves[0]?.getComputedLayout();
  if (leaf === undefined) return false;
  const { height } = text.measure(leaf.width + TOLERANCE, box.settled.size, leaf.height + TOLERANCE);
  return height > Math.min(leaf.height, box.node.getComputedHeight()) + TOLERANCE;
}

/** Whether not even one line of a text has room. */
export function isUnreadable({ box, text: { block } }: TextBox): boolean {
  const room = Math.min(box.leaves[0]?.getComputedHeight() ?? 0, box.node.getComputedHeight());
  return lineHeightEm(block) * block.minFontSize > room + TOLERANCE;
}

/**
 * Whether a part with text is higher than its column or reaches beyond it: a text that may not shrink, or what Yoga makes
 * of parts that are to shrink and cannot, which may be far too high.
 */
export function hasTooTall({ node, children }: FlexBox): boolean {
  const room = node.getComputedHeight() + TOLERANCE;
  return children.some(
    (child) =>
      isFlexible(child) &&
      Math.max(child.node.getComputedTop(), 0) + child.node.getComputedHeight() > room &&
      textsOf(child).length > 0,
  );
}
