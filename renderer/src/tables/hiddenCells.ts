import { LIMITS } from '../schema/index.js';

/** The rows and columns that a sheet hides, also by a filter or in a folded group. They count from 0. */
export interface HiddenCells {
  readonly rows: ReadonlySet<number>;
  readonly columns: ReadonlySet<number>;
}

/** Rows with cards, and some above them. OpenDocument repeats the last row and column of a sheet to its end. */
const MOST = LIMITS.cards + 3;
const PART = /<table:table(-row|-column)?(?=[\s/>])([^<>]*)>/g;
const HIDDEN = /\btable:visibility="(?:collapse|filter)"/;
const REPEATED = /\btable:number-(?:rows|columns)-repeated="(\d+)"/;

/** The hidden rows and columns of each sheet in an OpenDocument spreadsheet's content.xml; the library does not report them. */
export function hiddenInTables(xml: string): readonly HiddenCells[] {
  const tables: { rows: Set<number>; columns: Set<number> }[] = [];
  let next = { '-row': 0, '-column': 0 };
  for (const [, part, attributes = ''] of xml.matchAll(PART)) {
    const table = tables.at(-1);
    if (part !== '-row' && part !== '-column') {
      tables.push({ rows: new Set(), columns: new Set() });
      next = { '-row': 0, '-column': 0 };
    } else if (table !== undefined) {
      const from = next[part];
      next[part] = from + Number(REPEATED.exec(attributes)?.[1] ?? 1);
      if (!HIDDEN.test(attributes)) continue;
      const hidden = part === '-row' ? table.rows : table.columns;
      for (let index = from; index < Math.min(next[part], MOST); index += 1) hidden.add(index);
    }
  }
  return tables;
}
