export interface TextPlace {
  /** Both count from 1; columns are UTF-16 code units, as in editors. */
  readonly line: number;
  readonly column: number;
}

/** Line and column of an offset. Lines end with LF, CRLF or CR. */
export function placeAt(text: string, offset: number): TextPlace {
  let line = 1;
  let start = 0;
  for (const match of text.slice(0, offset).matchAll(/\r\n?|\n/g)) {
    line += 1;
    start = match.index + match[0].length;
  }
  return { line, column: offset - start + 1 };
}

const BEFORE = 30;
const AFTER = 30;

/** The text around an offset on its line, for error messages. */
export function excerptAt(text: string, offset: number): string {
  const start = Math.max(0, offset - BEFORE);
  const before =
    text
      .slice(start, offset)
      .split(/[\r\n]/)
      .at(-1) ?? '';
  const after = text.slice(offset, offset + AFTER).split(/[\r\n]/, 1)[0] ?? '';
  const cutBefore = start > 0 && before.length === BEFORE ? '…' : '';
  const cutAfter = after.length === AFTER ? '…' : '';
  return `${cutBefore}${before}${after}${cutAfter}`.trim();
}
