import Yoga from 'yoga-layout';
import { contentRect } from '../flex/contentRect.js';
import { type FlexBox, isInFlow, isRow } from '../flex/flexTree.js';
import { lineHeightEm } from '../text/wrapBlock.js';
import { isOverfull } from './keepLeastHeights.js';
import { isFlexible, type TextBox, textsOf, YIELDING } from './panelTexts.js';
import { setSize } from './shrinkTogether.js';

/**
 * Leaves out as little as possible of texts that have no room even at their smallest sizes, so that the others can be
 * read: flavour first, then notes and rules, each from the end of the column, and titles last.
 * @returns false if the rest of the column has no room either
 */
export function leaveOut(panel: FlexBox, texts: readonly TextBox[], relayout: () => void): boolean {
  for (const { box, text } of texts) setSize(box, text.block.minFontSize);
  stiffen(panel);
  const fits = (): boolean => {
    relayout();
    return !isOverfullInside(panel);
  };
  if (fits()) return true;
  const order = [...texts].reverse().sort((one, other) => YIELDING[other.role] - YIELDING[one.role]);
  const last = order.findIndex(({ box }) => {
    box.node.setDisplay(Yoga.DISPLAY_NONE);
    return fits();
  });
  const hidden = last < 0 ? order : order.slice(0, last + 1);
  // Texts that did not have to go come back, the most important first.
  for (const each of [...hidden].reverse()) {
    each.box.node.setDisplay(Yoga.DISPLAY_FLEX);
    if (last >= 0 && !fits() && !showBeginning(each, fits)) each.box.node.setDisplay(Yoga.DISPLAY_NONE);
  }
  relayout();
  return last >= 0;
}

/** Shows as many lines of a text as there is room for; false if there is none. */
function showBeginning({ box, text }: TextBox, fits: () => boolean): boolean {
  const whole = { ...box.node.getComputedLayout(), x: 0, y: 0 };
  const inside = contentRect(box, whole);
  const around = whole.height - inside.height;
  const line = lineHeightEm(text.block) * text.block.minFontSize;
  const { height } = text.measure(inside.width, text.block.minFontSize);
  for (let lines = Math.ceil(height / line) - 1; lines > 0; lines--) {
    box.node.setMinHeight(undefined);
    box.node.setMaxHeight(around + lines * line);
    if (fits()) return true;
  }
  return false;
}

/** Keeps the texts of a column, and the boxes around them, at the heights that they need. */
function stiffen(box: FlexBox): void {
  for (const child of box.children.filter(isFlexible)) {
    if (textsOf(child).length === 0) continue;
    if (!isRow(box.source.style)) child.node.setFlexShrink(0);
    stiffen(child);
  }
}

function isOverfullInside(box: FlexBox): boolean {
  if (!isRow(box.source.style) && isOverfull(box)) return true;
  return box.children.some((child) => isInFlow(child) && textsOf(child).length > 0 && isOverfullInside(child));
}
