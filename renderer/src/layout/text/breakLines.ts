import type { PreparedParagraph } from './preparedParagraph.js';
import type { SpanStyle } from './types.js';

/** One line of a paragraph as offsets into its text, without trailing spaces. */
export interface LineRange {
  readonly start: number;
  readonly end: number;
  /** Advance, em of the block, hyphen included. */
  readonly width: number;
  readonly hyphen: boolean;
  /** The paragraph or a hard break ends here, so the line is never justified. */
  readonly last: boolean;
  /** The line starts or ends inside a word; that part must be shaped separately. */
  readonly startsInWord: boolean;
  readonly endsInWord: boolean;
  /** How much longer the last glyph is than `positions` says; see `PreparedParagraph.endFixes`. */
  readonly endFix: number;
  /** Set after the text when the rest was cut. */
  readonly ellipsis?: Ellipsis;
}

/** The ellipsis, in the style of the text before it. */
export interface Ellipsis {
  readonly style: SpanStyle;
  readonly face: string;
  /** em of the block */
  readonly width: number;
}

export interface BrokenLines {
  readonly lines: readonly LineRange[];
  /** A word that is wider than a line was cut where no hyphen may stand, or would have to be. */
  readonly emergency: boolean;
}

/**
 * What becomes of a word that is wider than a line: it overflows, is hyphenated by the rules of its language even if
 * nothing else is, or is cut where that does not help.
 */
export type LongWords = 'overflow' | 'hyphenate' | 'cut';

export interface BreakOptions {
  /** `nowrap`: only hard breaks end lines. */
  readonly wrap: boolean;
  readonly longWords: LongWords;
  /** Lines will be stretched to the full width, so hyphenation pays off sooner. */
  readonly justified: boolean;
  /** Stop as soon as a long word cannot be broken as allowed: fitting needs to know no more. */
  readonly giveUp: boolean;
}

/** The values that describe a new line, which starts where the previous one ended. */
type LineEnd = Pick<LineRange, 'end' | 'width'> & Partial<Pick<LineRange, 'hyphen' | 'last' | 'endsInWord' | 'endFix'>>;

/** Hyphenate only where at least this share of the line would stay empty. */
const RAGGED_ZONE = 0.14;
const JUSTIFIED_ZONE = 0.03;
const MOST_HYPHENS_IN_A_ROW = 2;

/**
 * Greedy line breaking.
 * @param available width of a line, em of the block.
 * @param tolerance em by which a line may exceed it, to absorb rounding in measured sizes.
 */
export function breakLines(
  paragraph: PreparedParagraph,
  available: number,
  tolerance: number,
  options: BreakOptions,
): BrokenLines {
  return new LineBreaking(paragraph, available, available + tolerance, options).run();
}

class LineBreaking {
  readonly #p: PreparedParagraph;
  readonly #available: number;
  readonly #limit: number;
  readonly #options: BreakOptions;
  readonly #lines: LineRange[] = [];
  #emergency = false;
  #hyphens = 0;
  /** Where the next line starts, its segment, and how much longer its first fragment is than the sum. */
  #start = 0;
  #segment = 0;
  #startFix = 0;

  constructor(paragraph: PreparedParagraph, available: number, limit: number, options: BreakOptions) {
    this.#p = paragraph;
    this.#available = available;
    this.#limit = limit;
    this.#options = options;
  }

  run(): BrokenLines {
    const { segments } = this.#p;
    while (this.#segment < segments.count && !(this.#options.giveUp && this.#emergency)) this.#breakOne();
    if (segments.count === 0 && this.#p.marker !== undefined) this.#push({ end: 0, width: 0, last: true });
    return { lines: this.#lines, emergency: this.#emergency };
  }

  #breakOne(): void {
    const { count, ends } = this.#p.segments;
    const { next, width } = this.#fill();
    const isFirst = next === this.#segment;
    if (next === count || (!isFirst && this.#isHard(next - 1))) this.#endAfter(next - 1, width);
    else if (this.#hyphenate(next, isFirst, isFirst ? this.#available : this.#available - width)) return;
    else if (!isFirst) this.#endAfter(next - 1, width);
    else {
      this.#emergency = true;
      if (this.#options.longWords === 'cut') this.#cut(ends[next] ?? 0);
      else this.#endAfter(next, this.#widthTo(next));
    }
  }

  /** The first segment that does not fit on the line or comes after a hard break, and the width up to it. */
  #fill(): { next: number; width: number } {
    const { count } = this.#p.segments;
    let next = this.#segment;
    let width = 0;
    while (next < count) {
      const extended = this.#widthTo(next);
      if (this.#options.wrap && extended > this.#limit) break;
      width = extended;
      next++;
      if (this.#isHard(next - 1)) break;
    }
    return { next, width };
  }

  /** Advance from the line's start to a segment's visible end. */
  #widthTo(segment: number): number {
    const { positions, endFixes, segments } = this.#p;
    const end = segments.ends[segment] ?? 0;
    const summed = (positions[end] ?? 0) - (positions[this.#start] ?? 0) + (endFixes[segment] ?? 0);
    return summed + this.#startFix;
  }

  #endAfter(segment: number, width: number): void {
    const { starts, ends } = this.#p.segments;
    const last = this.#isLast(segment);
    this.#push({ end: ends[segment] ?? 0, width, last, endFix: this.#p.endFixes[segment] ?? 0 });
    this.#segment = segment + 1;
    this.#start = starts[segment + 1] ?? 0;
    this.#startFix = 0;
  }

  // Every key is written out: fitting makes thousands of lines, and merging objects would dominate its time.
  #push({ end, width, hyphen = false, last = false, endsInWord = false, endFix = 0 }: LineEnd): void {
    const start = this.#start;
    const startsInWord = start > (this.#p.segments.starts[this.#segment] ?? 0);
    this.#lines.push({ start, end: Math.max(end, start), width, hyphen, last, startsInWord, endsInWord, endFix });
    this.#hyphens = hyphen ? this.#hyphens + 1 : 0;
  }

  /** Ends the line inside a segment after the last syllable that fits, if a hyphen pays off there. */
  #hyphenate(segment: number, isFirst: boolean, gap: number): boolean {
    const p = this.#p;
    const { offsets: points, soft } = p.hyphenPoints(segment, isFirst && this.#options.longWords !== 'overflow');
    if (points.length === 0 || !(isFirst || soft || this.#isWorthHyphen(segment, gap))) return false;
    for (let index = points.length - 1; index >= 0; index--) {
      const point = points[index] ?? 0;
      if (point <= this.#start) break;
      const summed = (p.positions[point] ?? 0) - (p.positions[this.#start] ?? 0) + this.#startFix;
      if (summed > this.#limit * 1.1 + 1) continue;
      const width = this.#widthWithin(segment, point, true);
      if (width > this.#limit) continue;
      this.#push({ end: point, width, hyphen: true, endsInWord: true });
      this.#continueAt(segment, point);
      return true;
    }
    return false;
  }

  #isWorthHyphen(segment: number, gap: number): boolean {
    const zone = (this.#options.justified ? JUSTIFIED_ZONE : RAGGED_ZONE) * this.#available;
    if (gap < zone || this.#hyphens >= MOST_HYPHENS_IN_A_ROW) return false;
    // Half a word alone on the last line is worse than a short line before it.
    return !this.#isLast(segment);
  }

  /** Advance from the line's start to an offset inside a segment. */
  #widthWithin(segment: number, end: number, hyphen: boolean): number {
    const p = this.#p;
    const from = Math.max(p.segments.starts[segment] ?? 0, this.#start);
    const before = from > this.#start ? (p.positions[from] ?? 0) - (p.positions[this.#start] ?? 0) + this.#startFix : 0;
    return before + p.measure(from, end, hyphen) - p.trailingSpacing(end);
  }

  /** Cuts a word that is wider than a line, between two graphemes. */
  #cut(segmentEnd: number): void {
    const { positions, cuts } = this.#p;
    const isEnd = (offset: number): boolean => offset >= segmentEnd || cuts[offset] === 1;
    const limit = (positions[this.#start] ?? 0) + this.#limit - this.#startFix;
    let end = this.#start + 1;
    while (!isEnd(end)) end++;
    const shortest = end;
    while (end < segmentEnd && (positions[end + 1] ?? 0) <= limit + 1) end++;
    const back = (): void => {
      do end--;
      while (!isEnd(end));
    };
    while (!isEnd(end)) end--;
    while (end > shortest && this.#cutWidth(end) > this.#limit) back();
    end = Math.max(end, shortest);
    if (end >= segmentEnd) this.#endAfter(this.#segment, this.#widthTo(this.#segment));
    else {
      this.#push({ end, width: this.#cutWidth(end), endsInWord: true });
      this.#continueAt(this.#segment, end);
    }
  }

  #cutWidth(end: number): number {
    return this.#p.measure(this.#start, end, false) - this.#p.trailingSpacing(end);
  }

  #isHard(segment: number): boolean {
    return this.#p.segments.hard[segment] === 1;
  }

  #isLast(segment: number): boolean {
    return this.#isHard(segment) || segment === this.#p.segments.count - 1;
  }

  /** Starts the next line inside a word, where the first letter may take a different shape. */
  #continueAt(segment: number, offset: number): void {
    const p = this.#p;
    const end = p.segments.ends[segment] ?? offset;
    const summed = (p.positions[end] ?? 0) - (p.positions[offset] ?? 0) + (p.endFixes[segment] ?? 0);
    this.#segment = segment;
    this.#start = offset;
    // A remainder that is far too long for a line will be cut again: its exact width does not matter.
    this.#startFix =
      summed > this.#limit * 1.1 + 1 ? 0 : p.measure(offset, end, false) - p.trailingSpacing(end) - summed;
  }
}
