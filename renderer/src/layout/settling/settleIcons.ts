import type { Config, Node } from 'yoga-layout';
import Yoga from 'yoga-layout';
import { type FlexBox, isRow, MOST_ICONS_IN_ROW, repeatedIcons, textLeaf } from '../flex/flexTree.js';

/** Rounding in layout is not an overflow. */
const TOLERANCE = 0.05;

/**
 * Rows of repeated icons that outgrow their box wrap; where there is no room for that either, one icon and its number
 * replace them.
 */
export function settleIcons(boxes: readonly FlexBox[], relayout: () => void, config: Config): void {
  const rows = boxes.filter(({ prepared }) => prepared?.type === 'icons' && prepared.inWords !== undefined);
  if (rows.length === 0) return;
  wrapOrCount(rows, relayout, config);
  const inColumns = new Set(boxes.filter(({ source }) => !isRow(source.style)).flatMap(({ children }) => children));
  const squeezed = rows.filter((row) => inColumns.has(row) && overflows(row, 'down'));
  if (squeezed.length === 0) return;
  // Text can shrink; icons would be painted over what follows.
  for (const { node, source } of squeezed) if (source.style.flexShrink === undefined) node.setFlexShrink(0);
  relayout();
}

function wrapOrCount(rows: readonly FlexBox[], relayout: () => void, config: Config): void {
  const outgrown = rows.filter((row) => hasTooMany(row) || overflows(row, 'across'));
  if (outgrown.length === 0) return;
  for (const { node, source } of outgrown) if (source.style.flexWrap === undefined) node.setFlexWrap(Yoga.WRAP_WRAP);
  relayout();
  const full = outgrown.filter((row) => hasTooMany(row) || overflows(row, 'across') || overflows(row, 'down'));
  if (full.length === 0) return;
  for (const row of full) putInWords(row, config);
  relayout();
}

function hasTooMany({ prepared }: FlexBox): boolean {
  return prepared?.type === 'icons' && prepared.of > MOST_ICONS_IN_ROW;
}

function overflows({ node, leaves }: FlexBox, direction: 'across' | 'down'): boolean {
  const box = node.getComputedLayout();
  return leaves.some((leaf) => {
    const { left, top, width, height } = leaf.getComputedLayout();
    const [start, size, room] = direction === 'across' ? [left, width, box.width] : [top, height, box.height];
    return start < -TOLERANCE || start + size > room + TOLERANCE;
  });
}

function putInWords(row: FlexBox, config: Config): void {
  const { prepared, node, leaves, source, settled } = row;
  if (prepared?.type !== 'icons' || prepared.inWords === undefined) return;
  for (const leaf of leaves.splice(0)) {
    node.removeChild(leaf);
    leaf.free();
  }
  settled.inWords = true;
  const icons: Node[] = repeatedIcons({ size: prepared.size, of: 1 }, source.style, config);
  leaves.push(...icons, textLeaf(prepared.inWords, settled, config));
  leaves.forEach((leaf, index) => node.insertChild(leaf, index));
  node.setFlexWrap(Yoga.WRAP_NO_WRAP);
  if (source.style.alignItems === undefined) node.setAlignItems(Yoga.ALIGN_CENTER);
  if (source.style.columnGap === undefined) node.setGap(Yoga.GUTTER_COLUMN, prepared.size / 6);
}
