/** A text that is read one code unit at a time. */
export type Characters = Pick<string, 'length' | 'charCodeAt'>;

export interface Span {
  readonly start: number;
  /** The index after its last character. */
  readonly end: number;
}

const BACKTICK = 0x60;
const LINE_FEED = 0x0a;
const LONGEST = 500;

/**
 * The code spans of a text, in their order: 1 to 500 characters of one line between two runs of backticks. Takes time
 * in proportion to the text; a regular expression would try every run from each of its backticks.
 */
export function findCodeSpans(text: Characters): Span[] {
  const spans: Span[] = [];
  let start = 0;
  while (start < text.length) {
    start = skip(text, start, (code) => code !== BACKTICK);
    const opened = skip(text, start, (code) => code === BACKTICK);
    const closing = skip(text, opened, (code) => code !== BACKTICK && code !== LINE_FEED);
    const closed = skip(text, closing, (code) => code === BACKTICK);
    const isSpan = closed > closing && closing > opened && closing - opened <= LONGEST;
    if (isSpan) spans.push({ start, end: closed });
    start = isSpan ? closed : closing;
  }
  return spans;
}

/** The index, starting at `from`, of the first character that is not of a kind. */
function skip(text: Characters, from: number, isKind: (code: number) => boolean): number {
  let at = from;
  while (at < text.length && isKind(text.charCodeAt(at))) at += 1;
  return at;
}
