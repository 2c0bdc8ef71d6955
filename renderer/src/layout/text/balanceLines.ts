import { breakLines, type BreakOptions, type BrokenLines } from './breakLines.js';
import type { PreparedParagraph } from './preparedParagraph.js';

/** Longer paragraphs are not headings; balancing them would only narrow the column. */
const MOST_BALANCED_LINES = 8;
const STEPS = 8;

/** Breaks a paragraph into as few lines as the width allows, all about equally long (CSS `text-wrap: balance`). */
export function balanceLines(
  paragraph: PreparedParagraph,
  available: number,
  tolerance: number,
  options: BreakOptions,
): BrokenLines {
  const widest = breakLines(paragraph, available, tolerance, options);
  const count = widest.lines.length;
  if (count < 2 || count > MOST_BALANCED_LINES || widest.emergency || !Number.isFinite(available)) return widest;
  const hyphens = countHyphens(widest);
  let best = widest;
  let narrow = 0;
  let wide = available;
  for (let step = 0; step < STEPS; step++) {
    const middle = (narrow + wide) / 2;
    const broken = breakLines(paragraph, middle, tolerance, options);
    if (broken.lines.length > count || broken.emergency || countHyphens(broken) > hyphens) narrow = middle;
    else {
      best = broken;
      wide = middle;
    }
  }
  return best;
}

function countHyphens({ lines }: BrokenLines): number {
  return lines.reduce((count, { hyphen }) => count + (hyphen ? 1 : 0), 0);
}
