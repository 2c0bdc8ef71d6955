import type { Ellipsiser } from './ellipsise.js';
import { ellipsise } from './ellipsise.js';
import type { LongWords } from './breakLines.js';
import type { PreparedParagraph } from './preparedParagraph.js';
import type { FitOptions, TextBlock, TextLayout } from './types.js';
import { TOLERANCE, wrapBlock, type WrappedBlock } from './wrapBlock.js';
import { textLines } from './wrappedLine.js';

/** Font sizes are multiples of this: coarse binary fractions are drawn at exactly the width they were measured. */
export const SIZE_STEP = 0.25;

export interface FittedBlock {
  readonly wrapped: WrappedBlock;
  readonly overflow: TextLayout['overflow'];
}

/** A font size rounded down to the grid. */
export function onGrid(size: number): number {
  return Math.max(Math.floor(size / SIZE_STEP + 1e-9), 1) * SIZE_STEP;
}

interface Box {
  readonly width: number;
  readonly height: number;
}

/** Wraps a block into a box as its `overflow` says. */
export function fitText(
  block: TextBlock,
  paragraphs: readonly PreparedParagraph[],
  box: Box,
  ellipsiser: Ellipsiser,
  { size = block.fontSize }: FitOptions = {},
): FittedBlock {
  const most = block.maxLines ?? Infinity;
  if (block.overflow === 'shrink') return new Shrinking(block, paragraphs, box, most).run(size, ellipsiser);
  const wrapped = wrap(block, paragraphs, onGrid(size), box);
  const overflow = excess(wrapped, box, most, block.overflow);
  if (overflow === undefined || block.overflow === 'clip') return { wrapped, overflow };
  return { wrapped: ellipsise(block, wrapped, box, most, ellipsiser), overflow };
}

/**
 * Wraps a block that may be as high as it likes. One that shrinks before it breaks words has the size that its longest
 * word leaves it, or its box would be too high.
 */
export function wrapFreely(
  block: TextBlock,
  paragraphs: readonly PreparedParagraph[],
  size: number,
  width: number,
): WrappedBlock {
  const wrapped = wrap(block, paragraphs, onGrid(size), { width, height: Infinity });
  const shrinks = block.overflow === 'shrink' && block.keepsWords === true;
  if (!shrinks || !wrapped.lines.flatMap(textLines).some(({ range }) => range?.endsInWord === true)) return wrapped;
  return new Shrinking(block, paragraphs, { width, height: Infinity }, Infinity).findFitting(size) ?? wrapped;
}

/** How words wider than a line are treated, best first. */
function strategies({ keepsWords }: TextBlock): readonly LongWords[] {
  return keepsWords === true ? ['overflow', 'hyphenate', 'cut'] : ['hyphenate', 'cut'];
}

/** The largest size at which everything fits: without cutting words if possible. */
class Shrinking {
  readonly #block: TextBlock;
  readonly #paragraphs: readonly PreparedParagraph[];
  readonly #box: Box;
  readonly #most: number;

  constructor(block: TextBlock, paragraphs: readonly PreparedParagraph[], box: Box, most: number) {
    this.#block = block;
    this.#paragraphs = paragraphs;
    this.#box = box;
    this.#most = most;
  }

  run(size: number, ellipsiser: Ellipsiser): FittedBlock {
    const fitting = this.findFitting(size);
    if (fitting !== undefined) return { wrapped: fitting, overflow: undefined };
    const wrapped = this.#wrap(this.#range(size)[0] * SIZE_STEP, 'cut');
    const overflow = excess(wrapped, this.#box, this.#most, 'shrink');
    // Lines beyond the box could cover something else.
    return { wrapped: ellipsise(this.#block, wrapped, this.#box, this.#most, ellipsiser), overflow };
  }

  findFitting(size: number): WrappedBlock | undefined {
    const [smallest, largest] = this.#range(size);
    for (const longWords of strategies(this.#block)) {
      const steps = searchLargest(smallest, largest, (step) => this.#fits(step * SIZE_STEP, longWords));
      if (steps !== undefined) return this.#wrap(steps * SIZE_STEP, longWords);
    }
    return undefined;
  }

  /** The smallest and the largest size, in steps. */
  #range(size: number): readonly [number, number] {
    const largest = onGrid(size) / SIZE_STEP;
    return [Math.min(Math.max(Math.ceil(this.#block.minFontSize / SIZE_STEP - 1e-9), 1), largest), largest];
  }

  #fits(size: number, longWords: LongWords): boolean {
    const { width, height } = this.#box;
    const options = { longWords, giveUpBeyond: { height, lines: this.#most } };
    const wrapped = wrapBlock(this.#block, this.#paragraphs, size, width, options);
    return wrapped !== undefined && wrapped.width <= width + TOLERANCE;
  }

  #wrap(size: number, longWords: LongWords): WrappedBlock {
    return wrap(this.#block, this.#paragraphs, size, this.#box, longWords);
  }
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

/** Always returns lines. */
function wrap(
  block: TextBlock,
  paragraphs: readonly PreparedParagraph[],
  size: number,
  box: Box,
  longWords: LongWords = 'cut',
): WrappedBlock {
  const wrapped = wrapBlock(block, paragraphs, size, box.width, { longWords, columnHeight: box.height });
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
