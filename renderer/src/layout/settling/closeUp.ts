import Yoga from 'yoga-layout';
import { contentRect } from '../flex/contentRect.js';
import { type FlexBox, isInFlow, isRow } from '../flex/flexTree.js';

/** Units of room that are worth another layout. */
const WORTHWHILE = 0.25;
/** Units of room that a column gives back as a whole: less is not seen, and moves everything beside it. */
const VISIBLE = 4;

/**
 * A text that became smaller in a box that is too low for it may need less than the whole box: fewer lines, for example.
 * In a column, its box gives the rest back, so that the next part moves up.
 * @param isMeant the boxes to look at
 */
export function closeUp(layers: readonly FlexBox[], relayout: () => void, isMeant: (box: FlexBox) => boolean): void {
  lower(layers, relayout, WORTHWHILE, (box) => (isMeant(box) ? roomLeft(box) : 0));
}

/** A column whose texts have shrunk to its height gives back what they leave, so that a picture beside it grows. */
export function closeUpPanels(layers: readonly FlexBox[], relayout: () => void): void {
  lower(layers, relayout, VISIBLE, (box) => (box.settled.hasShared === true ? roomAround(box) : 0));
}

function lower(
  layers: readonly FlexBox[],
  relayout: () => void,
  least: number,
  roomIn: (box: FlexBox) => number,
): void {
  const loose = layers.flatMap(inColumns).flatMap((box) => {
    const room = roomIn(box);
    return room > least ? [{ box, height: box.node.getComputedHeight() - room }] : [];
  });
  for (const { box, height } of loose) box.node.setMaxHeight(height);
  if (loose.length > 0) relayout();
}

/** Whether a box has a highest height of its own. */
export const isLimited = ({ source }: FlexBox): boolean => source.style.maxHeight !== undefined;

function inColumns(parent: FlexBox): readonly FlexBox[] {
  const own = isRow(parent.source.style) ? [] : parent.children.filter(isInFlow);
  return [...own, ...parent.children.flatMap(inColumns)];
}

function roomLeft({ prepared, leaves, settled, source }: FlexBox): number {
  if (prepared?.type !== 'text') return 0;
  const { text } = prepared;
  // The height of a text whose lines do not run across is the length of its lines.
  if (source.content?.type === 'text' && source.content.path !== undefined) return 0;
  if (text.block.overflow !== 'shrink' || (source.style.flexGrow ?? 0) > 0) return 0;
  const leaf = leaves[0]?.getComputedLayout();
  if (leaf === undefined) return 0;
  const isTooLow = text.measure(leaf.width, settled.size).height > leaf.height + WORTHWHILE;
  return isTooLow ? leaf.height - text.fit(leaf.width, leaf.height, settled).height : 0;
}

/** The height that the children of a column leave free, if it follows from its content. */
function roomAround(box: FlexBox): number {
  const { flexGrow = 0, height } = box.source.style;
  if (flexGrow > 0 || height !== undefined) return 0;
  const shown = box.children.filter((child) => isInFlow(child) && child.node.getDisplay() !== Yoga.DISPLAY_NONE);
  const [first, last] = [shown[0]?.node, shown.at(-1)?.node];
  if (first === undefined || last === undefined) return 0;
  const room = contentRect(box, { ...box.node.getComputedLayout(), x: 0, y: 0 }).height;
  return room - (last.getComputedTop() + last.getComputedHeight() - first.getComputedTop());
}
