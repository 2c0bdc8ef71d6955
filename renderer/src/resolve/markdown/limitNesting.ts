/** Maximum number of nested lists and quotations on one line; parsing time is quadratic in it. */
const MOST_CONTAINERS = 8;

/** A container's mark at the start of a line: `>`, a bullet or a number, with its white space. */
const MARK = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))/y;
const NUMBER = /^(\d+)([.)])/;

/** Turns container marks beyond the maximum depth into plain text. */
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
