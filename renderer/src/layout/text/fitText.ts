import type { Ellipsiser } from './ellipsise.js';
import { ellipsise } from './ellipsise.js';
import type { PreparedParagraph } from './preparedParagraph.js';
import type { TextBlock, TextLayout } from './types.js';
import { TOLERANCE, wrapBlock, type WrappedBlock } from './wrapBlock.js';

/** Font sizes are multiples of this: coarse binary fractions are drawn at exactly the width they were measured. */
export const SIZE_STEP = 0.25;

export interface FittedBlock {
  readonly wrapped: WrappedBlock;
  readonly overflow: TextLayout['overflow'];
}

/** The size a block is set at when it fits: its font size, rounded to the grid. */
export function largestSize({ fontSize }: TextBlock): number {
  return Math.max(Math.floor(fontSize / SIZE_STEP + 1e-9), 1) * SIZE_STEP;
}

/** Wraps a block into a box as its `overflow` says. */
export function fitText(
  block: TextBlock,
  paragraphs: readonly PreparedParagraph[],
  width: number,
  height: number,
  ellipsiser: Ellipsiser,
): FittedBlock {
  const box = { width, height };
  const most = block.maxLines ?? Infinity;
  if (block.overflow === 'shrink') return shrink(block, paragraphs, box, most, ellipsiser);
  const wrapped = wrap(block, paragraphs, largestSize(block), width);
  const overflow = excess(wrapped, box, most, block.overflow);
  if (overflow === undefined || block.overflow === 'clip') return { wrapped, overflow };
  return { wrapped: ellipsise(wrapped, box, most, ellipsiser), overflow };
}

interface Box {
  readonly width: number;
  readonly height: number;
}

/** The largest size at which everything fits: without cutting words if possible. */
function shrink(
  block: TextBlock,
  paragraphs: readonly PreparedParagraph[],
  box: Box,
  most: number,
  ellipsiser: Ellipsiser,
): FittedBlock {
  const largest = largestSize(block) / SIZE_STEP;
  const smallest = Math.min(Math.max(Math.ceil(block.minFontSize / SIZE_STEP - 1e-9), 1), largest);
  for (const emergency of [false, true]) {
    const steps = searchLargest(smallest, largest, (step) =>
      fits(block, paragraphs, step * SIZE_STEP, box, most, emergency),
    );
    if (steps === undefined) continue;
    return { wrapped: wrap(block, paragraphs, steps * SIZE_STEP, box.width), overflow: undefined };
  }
  const wrapped = wrap(block, paragraphs, smallest * SIZE_STEP, box.width);
  const overflow = excess(wrapped, box, most, 'shrink');
  const cut = wrapped.lines.length > most;
  return { wrapped: cut ? ellipsise(wrapped, { ...box, height: Infinity }, most, ellipsiser) : wrapped, overflow };
}

/** The largest integer in a range that passes a test. The test must not pass again above the first failure. */
function searchLargest(from: number, to: number, test: (value: number) => boolean): number | undefined {
  if (test(to)) return to;
  if (from === to || !test(from)) return undefined;
  let good = from;
  let bad = to;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (test(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

function fits(
  block: TextBlock,
  paragraphs: readonly PreparedParagraph[],
  size: number,
  box: Box,
  most: number,
  emergency: boolean,
): boolean {
  const giveUpBeyond = { height: box.height, lines: most };
  const wrapped = wrapBlock(block, paragraphs, size, box.width, { emergency, giveUpBeyond });
  return wrapped !== undefined && wrapped.width <= box.width + TOLERANCE;
}

/** Always returns lines: words that are too long are cut, unless wrapping is off. */
function wrap(block: TextBlock, paragraphs: readonly PreparedParagraph[], size: number, width: number): WrappedBlock {
  const wrapped = wrapBlock(block, paragraphs, size, width, { emergency: true });
  return wrapped ?? { size, lines: [], width: 0, height: 0, emergency: false };
}

/** How far the lines reach beyond the box. Lines over the maximum count by their height. */
function excess(
  { lines, width, height }: WrappedBlock,
  box: Box,
  most: number,
  kind: TextBlock['overflow'],
): TextLayout['overflow'] {
  const beyondWidth = width - box.width;
  const last = lines[Math.min(most, lines.length) - 1];
  const allowed =
    last === undefined || lines.length <= most ? box.height : Math.min(box.height, last.top + last.height);
  const beyondHeight = height - allowed;
  if (beyondWidth <= TOLERANCE && beyondHeight <= TOLERANCE) return undefined;
  return {
    kind,
    width: beyondWidth > TOLERANCE ? beyondWidth : 0,
    height: beyondHeight > TOLERANCE ? beyondHeight : 0,
  };
}
