/** The maximum width of all columns but the last; longer texts are wrapped. */
const MOST = 34;
/** Minimum width of the last column. */
const LEAST = 30;
const GAP = '  ';

/**
 * Formats rows as aligned columns with wrapped texts.
 * @param width of the output in characters, which the last column fills
 */
export function formatTable(headings: readonly string[], rows: readonly (readonly string[])[], width: number): string {
  const last = headings.length - 1;
  const widest = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const before = widest.slice(0, last).reduce((sum, each) => sum + Math.min(each, MOST) + GAP.length, 0);
  const room = Math.max(LEAST, width - before);
  const widths = widest.map((each, column) => Math.min(each, column === last ? room : MOST));
  const lines = (cells: readonly string[]): string[] => {
    const wrapped = widths.map((each, column) => wrap(cells[column] ?? '', each));
    return Array.from({ length: Math.max(...wrapped.map(({ length }) => length)) }, (_, line) =>
      widths
        .map((each, column) => (wrapped[column]?.[line] ?? '').padEnd(each))
        .join(GAP)
        .trimEnd(),
    );
  };
  const rule = widths.map((each) => '─'.repeat(each));
  return [headings, rule, ...rows].flatMap(lines).join('\n');
}

function wrap(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line === '') lines[lines.length - 1] = word;
    else if (line.length + 1 + word.length <= width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
