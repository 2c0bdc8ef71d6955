/** Rows of cells, as spreadsheets put them on the clipboard. */
export type CellBlock = readonly (readonly string[])[];

/** Tab-separated text; cells with line breaks, tabs or quotes are quoted, with quotes doubled. */
export function printCells(block: CellBlock): string {
  const cell = (text: string): string => (/["\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return block.map((row) => row.map(cell).join('\t')).join('\n');
}

/**
 * Splits text copied from a spreadsheet into cells. An unclosed quote is an ordinary character, and so are quotes around a
 * cell that needs none: spreadsheets quote only cells with line breaks, tabs or, here, quotes.
 */
export function readCells(text: string): string[][] {
  const rows: string[][] = [[]];
  const source = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/y;
  for (let at = 0; at <= source.length; at = cell.lastIndex) {
    cell.lastIndex = at;
    const [whole = '', quoted, bare = '', end] = cell.exec(source) ?? plainCell(source, at, cell);
    if (quoted === undefined) rows.at(-1)?.push(bare);
    else rows.at(-1)?.push(/["\t\n]/.test(quoted) ? quoted.replaceAll('""', '"') : `"${quoted}"`);
    if (end === '\n') rows.push([]);
    if (end === '' || whole === '') break;
  }
  return rows;
}

/** Repeats a block over a range that it fits into without a remainder, as spreadsheets do; otherwise leaves it alone. */
export function repeatOver(block: CellBlock, { height, width }: { height: number; width: number }): CellBlock {
  const columns = block[0]?.length ?? 0;
  const isEven = columns > 0 && block.every((row) => row.length === columns);
  if (!isEven || height % block.length !== 0 || width % columns !== 0) return block;
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (__, column) => block[row % block.length]?.[column % columns] ?? ''),
  );
}

/** A cell that starts with a quote but continues after the closing quote is not a quoted cell. */
function plainCell(source: string, at: number, cell: RegExp): [string, undefined, string, string] {
  const length = source.slice(at).search(/[\t\n]|$/);
  const text = source.slice(at, at + length);
  const end = source.slice(at + length, at + length + 1);
  cell.lastIndex = at + length + 1;
  return [text + end, undefined, text, end];
}
