const WIDTH = 110;
/** Minimum width of the last column. */
const LEAST = 30;

/** Formats rows as aligned columns; long texts in the last column are wrapped. */
export function formatTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const last = headings.length - 1;
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const before = widths.slice(0, last).reduce((sum, width) => sum + width + 2, 0);
  const room = Math.max(LEAST, WIDTH - before);
  const lines = (cells: readonly string[]): string[] => {
    const start = widths.slice(0, last).map((width, column) => (cells[column] ?? '').padEnd(width));
    return wrap(cells[last] ?? '', room).map((part, index) =>
      (index === 0 ? [...start, part].join('  ') : ' '.repeat(before) + part).trimEnd(),
    );
  };
  const rule = widths.map((width, column) => '─'.repeat(column === last ? Math.min(width, room) : width));
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
