import { type FlexBox, isInFlow, isRow } from '../flex/flexTree.js';

/** Units of room that are worth another layout. */
const WORTHWHILE = 0.25;

/**
 * A text that became smaller in a box that is too low for it may need less than the whole box: fewer lines, for example.
 * In a column, its box gives the rest back, so that the next part moves up.
 * @param isMeant the boxes to look at
 */
export function closeUp(layers: readonly FlexBox[], relayout: () => void, isMeant: (box: FlexBox) => boolean): void {
  const loose = layers.flatMap(inColumns).flatMap((box) => {
    const room = isMeant(box) ? roomLeft(box) : 0;
    return room > WORTHWHILE ? [{ box, height: box.node.getComputedLayout().height - room }] : [];
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
  const leaf = leaves[0]?.getComputedLayout();
  if (prepared?.type !== 'text' || leaf === undefined) return 0;
  const { text } = prepared;
  // The height of a text whose lines do not run across is the length of its lines.
  if (source.content?.type === 'text' && source.content.path !== undefined) return 0;
  if (text.block.overflow !== 'shrink' || (source.style.flexGrow ?? 0) > 0) return 0;
  const isTooLow = text.measure(leaf.width, settled.size).height > leaf.height + WORTHWHILE;
  return isTooLow ? leaf.height - text.fit(leaf.width, leaf.height, settled).height : 0;
}
