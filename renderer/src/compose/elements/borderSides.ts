import type { Insets } from '../../geometry.js';
import type { LaidOutBox } from '../../layout/laidOut.js';
import type { HexColor } from '../../displayList.js';

/** Widths of the four borders as drawn: 0 without a style. */
export function borderWidths(box: LaidOutBox): Insets {
  const { borderWidth = {}, borderStyle } = box.source.style;
  const none = borderStyle === 'none';
  const width = (side: keyof Insets): number => (none ? 0 : Math.max(0, borderWidth[side] ?? 0));
  return { top: width('top'), right: width('right'), bottom: width('bottom'), left: width('left') };
}

export function borderColor(box: LaidOutBox, side: keyof Insets): HexColor {
  return box.source.style.borderColor?.[side] ?? '#000000';
}
