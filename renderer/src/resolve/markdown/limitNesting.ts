/** Lists and quotations inside each other on one line; the parser's time grows with the square of their number. */
const MOST_CONTAINERS = 8;

/** One container's mark at a line's start: `>`, a bullet or a number with the white space that makes it one. */
const MARK = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))/y;
const NUMBER = /^(\d+)([.)])/;

/** Makes text of the marks beyond the deepest nesting that is understood. */
export function limitNesting(markdown: string): string {
  return markdown.split('\n').map(limitLine).join('\n');
}

function limitLine(line: string): string {
  const mark = new RegExp(MARK);
  let end = 0;
  for (let count = 0; count < MOST_CONTAINERS; count++) {
    mark.lastIndex = end;
    if (!mark.test(line)) return line;
    end = mark.lastIndex;
  }
  mark.lastIndex = end;
  if (!mark.test(line)) return line;
  const rest = line.slice(end).trimStart();
  const escaped = NUMBER.test(rest) ? rest.replace(NUMBER, '$1\\$2') : `\\${rest}`;
  return `${line.slice(0, end)} ${escaped}`;
}
