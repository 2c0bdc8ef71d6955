import type { TextRole } from '../../resolve/textRole.js';
import type { FlexBox } from '../flex/flexTree.js';
import { hasTooTall, isSqueezed, type TextBox, TOLERANCE } from './panelTexts.js';

/** Steps from the full sizes to the smallest ones. */
const STEPS = 32;

/** When each role shrinks, as shares of the way: flavour and the large letters of titles first, rules last. */
const SHRINKING: Readonly<Record<TextRole, readonly [from: number, to: number]>> = {
  flavour: [0, 0.9],
  note: [0, 0.9],
  title: [0, 1],
  rules: [0.2, 1],
};

/**
 * Shrinks texts as far as needed until each has enough room.
 * @param likely the step that the search tries first, because each layout takes long
 * @returns false if the smallest sizes do not fit
 */
export function shrinkTogether(
  panel: FlexBox,
  texts: readonly TextBox[],
  relayout: () => void,
  likely?: number,
): boolean {
  let last: { readonly step: number; readonly fits: boolean } | undefined;
  const fitsAt = (step: number): boolean => {
    if (last?.step === step) return last.fits;
    for (const text of texts) setSize(text.box, sizeAt(text, step));
    relayout();
    last = { step, fits: !texts.some(isSqueezed) && !hasTooTall(panel) };
    return last.fits;
  };
  return fitsAt(firstPassing(fitsAt, likely === undefined ? [] : [likely - 1, likely]));
}

/** The step at which the texts together are as high as their room, if none of them becomes wider or narrower. */
export function likelyStep(texts: readonly TextBox[]): number {
  const rooms = texts.map(({ box }) => box.leaves[0]?.getComputedLayout() ?? { width: 0, height: 0 });
  const room = rooms.reduce((sum, { height }) => sum + height, TOLERANCE);
  const heightAt = (step: number): number =>
    texts.reduce((sum, text, index) => sum + text.text.measure(rooms[index]?.width ?? 0, sizeAt(text, step)).height, 0);
  return firstPassing((step) => heightAt(step) <= room);
}

/**
 * The first step of the way that passes a test, or the last one. The steps above one that passes must pass too.
 * @param hints steps to try first
 */
function firstPassing(passes: (step: number) => boolean, hints: readonly number[] = []): number {
  let [low, high] = [0, STEPS];
  const bisect = (step: number): void => {
    if (step < low || step >= high) return;
    if (passes(step)) high = step;
    else low = step + 1;
  };
  hints.forEach(bisect);
  while (low < high) bisect((low + high) >> 1);
  return low;
}

function sizeAt({ text, role }: TextBox, step: number): number {
  const [from, to] = SHRINKING[role];
  const share = Math.min(1, Math.max(0, (step / STEPS - from) / (to - from)));
  const { fontSize, minFontSize } = text.block;
  return fontSize - (fontSize - minFontSize) * share;
}

/** Sets the largest size of a text; undefined is its own. */
export function setSize({ settled, leaves }: FlexBox, size: number | undefined): void {
  if (size === undefined) delete settled.size;
  else settled.size = size;
  leaves[0]?.markDirty();
}
