import { readFile } from 'node:fs/promises';
import type { Catalogue, DeckPath } from '@cardwright/renderer';
import type { Table } from '@cardwright/renderer/tables';
import { cardPath, pathInFiles, readDeckFiles } from '../deckFiles.js';
import { asWritten } from './asWritten.js';
import { editCsvText, type CellChange, type TableChanges } from './editCsvText.js';
import { editDocumentText, type DocumentChanges } from './editDocumentText.js';
import type { FixPlan, ValueChange } from './FixPlan.js';
import type { Refusal } from './Refusal.js';
import { writeProtection } from './writeProtection.js';

/** A file with its text before and after the fixes. */
export interface ChangedFile {
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

export interface FixedFiles {
  readonly files: readonly ChangedFile[];
  /** Files that cannot be changed without losing something, and why. */
  readonly refused: readonly (Refusal & { readonly file: string })[];
}

/** The texts of a deck's files after the fixes. Nothing is written. */
export async function fixFiles(
  source: string,
  plan: FixPlan,
  catalogue: Pick<Catalogue, 'templates'>,
): Promise<FixedFiles> {
  const deck = await readDeckFiles(source);
  const inDocument: { changes: ValueChange[]; removed: DeckPath[] } = { changes: [], removed: [] };
  const inTable: {
    cells: CellChange[];
    columns: Map<string, Map<number, ValueChange['value']>>;
    removed: Set<number>;
  } = {
    cells: [],
    columns: new Map(),
    removed: new Set(),
  };
  for (const planned of plan.changes) {
    const change = asWritten(planned, deck.document?.value, catalogue);
    const path = pathInFiles(deck.deck, change.path);
    const place = deck.placeOf(cardPath(path));
    if (place?.line === undefined) inDocument.changes.push({ ...change, path });
    else if (place.column !== undefined) inTable.cells.push({ ...change, line: place.line, column: place.column });
    else {
      const name = String(path.at(-1));
      const values = inTable.columns.get(name) ?? new Map<number, ValueChange['value']>();
      inTable.columns.set(name, values.set(place.line, change.value));
    }
  }
  for (const path of plan.removed) {
    const inFiles = pathInFiles(deck.deck, path);
    const line = deck.placeOf(cardPath(inFiles))?.line;
    if (line === undefined) inDocument.removed.push(inFiles);
    else inTable.removed.add(line);
  }
  const { document, table } = deck;
  const hasTable = inTable.cells.length + inTable.columns.size + inTable.removed.size > 0;
  const hasDocument = inDocument.changes.length + inDocument.removed.length > 0;
  return both(
    hasDocument ? await changedDocument(document?.file, source, inDocument) : undefined,
    hasTable && table !== undefined ? await changedTable(table, inTable) : undefined,
  );
}

type Result = ChangedFile | FixedFiles['refused'][number];

function both(...results: readonly (Result | undefined)[]): FixedFiles {
  return {
    files: results.flatMap((result) => (result !== undefined && 'after' in result ? [result] : [])),
    refused: results.flatMap((result) => (result !== undefined && 'reason' in result ? [result] : [])),
  };
}

async function changed(file: string, edit: (text: string) => string | Refusal): Promise<Result> {
  const reason = await writeProtection(file);
  if (reason !== undefined) return { file, reason };
  const bytes = await readFile(file);
  const before = bytes.toString('utf8');
  if (!Buffer.from(before).equals(bytes)) return { file, reason: 'It is not UTF-8. Save it as UTF-8 first.' };
  const after = edit(before);
  return typeof after === 'string' ? { file, before, after } : { file, ...after };
}

async function changedDocument(file: string | undefined, source: string, changes: DocumentChanges): Promise<Result> {
  if (file === undefined)
    return { file: source, reason: 'A table has no place for it. Use a deck folder with a deck.yaml.' };
  return changed(file, (text) => editDocumentText(text, changes));
}

async function changedTable(table: Table, changes: Omit<TableChanges, 'headerLine' | 'checked'>): Promise<Result> {
  if (!/\.(?:csv|tsv|txt)$/i.test(table.file))
    return { file: table.file, reason: 'Change the workbook in your spreadsheet program, or save it as CSV.' };
  const { headerLine, columns } = table;
  const checked = new Map(table.rows.map(({ line, cells }) => [line, cells])).set(headerLine, columns);
  return changed(table.file, (text) => editCsvText(text, { ...changes, headerLine, checked }));
}
