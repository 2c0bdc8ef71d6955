/** Cells in rows, as spreadsheets put them into the clipboard. */
export type CellBlock = readonly (readonly string[])[];

/** Tab-separated text; cells with line breaks, tabs or quotes stand in quotes, which are doubled inside. */
export function printCells(block: CellBlock): string {
  const cell = (text: string): string => (/["\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return block.map((row) => row.map(cell).join('\t')).join('\n');
}

/** The cells of what was copied from a spreadsheet. A quote that nothing closes is a mere character. */
export function readCells(text: string): string[][] {
  const rows: string[][] = [[]];
  const source = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/y;
  for (let at = 0; at <= source.length; at = cell.lastIndex) {
    cell.lastIndex = at;
    const [whole = '', quoted, bare = '', end] = cell.exec(source) ?? plainCell(source, at, cell);
    rows.at(-1)?.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    if (end === '\n') rows.push([]);
    if (end === '' || whole === '') break;
  }
  return rows;
}

/** A cell that begins with a quote and goes on after the closing one is none in quotes. */
function plainCell(source: string, at: number, cell: RegExp): [string, undefined, string, string] {
  const length = source.slice(at).search(/[\t\n]|$/);
  const text = source.slice(at, at + length);
  const end = source.slice(at + length, at + length + 1);
  cell.lastIndex = at + length + 1;
  return [text + end, undefined, text, end];
}
