/** Columns of numbers are right-aligned. */
const NUMBERS = new Set(['measured', 'ratio']);

/** @param {readonly string[]} columns @param {readonly (readonly string[])[]} rows */
export function textTable(columns, rows) {
  const widths = columns.map((column, index) => Math.max(column.length, ...rows.map((row) => row[index].length)));
  const line = (cells) =>
    cells
      .map((cell, index) => (NUMBERS.has(columns[index]) ? cell.padStart(widths[index]) : cell.padEnd(widths[index])))
      .join('  ')
      .trimEnd();
  return [line(columns), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}
