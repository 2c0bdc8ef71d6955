/** Rows as aligned columns for people; the last column is as long as it is. */
export function formatTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = headings.map((heading, column) => Math.max(heading.length, ...rows.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]): string =>
    cells.map((cell, column) => (column === headings.length - 1 ? cell : cell.padEnd(widths[column] ?? 0))).join('  ').trimEnd();
  return [line(headings), line(headings.map((_, column) => '─'.repeat(widths[column] ?? 0))), ...rows.map(line)].join('\n');
}
