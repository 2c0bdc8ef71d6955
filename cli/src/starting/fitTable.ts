import { drawnKinds, shownItems } from '@cardwright/renderer';
import { readCsv, readHeadings, type Heading } from '@cardwright/renderer/tables';
import { officialTemplate } from '@cardwright/templates';

/** Columns that matter even if no face shows them. */
const KEPT: ReadonlySet<string> = new Set(['category', 'title', 'copies', 'icon']);

/** The starter's table without the columns that a design does not show. */
export function fitTable(csv: Uint8Array, template: string): string {
  const table = readCsv(csv, 'cards.csv');
  const { headings } = readHeadings(table);
  const shown = new Set(
    [template, `${template}-back`].flatMap((slug) => {
      const found = officialTemplate(slug);
      return found === undefined ? [] : shownItems(found.json_config).flatMap(drawnKinds);
    }),
  );
  const isKept = (_: string, index: number): boolean => {
    const heading = headings[index];
    return heading !== undefined && (KEPT.has(nameOf(heading)) || shown.has(nameOf(heading)));
  };
  const rows = [table.columns, ...table.rows.map(({ cells }) => cells)];
  return rows.map((cells) => `${cells.filter(isKept).map(quoted).join(',')}\n`).join('');
}

function nameOf(heading: Heading): string {
  if (heading.kind === 'none') return '';
  return heading.kind === 'field' ? `field:${heading.name}` : heading.column.name;
}

function quoted(cell: string): string {
  return /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
