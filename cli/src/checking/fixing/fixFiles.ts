import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { compareRanks, parseJson, parseYaml, type Catalogue, type DeckPath } from '@cardwright/renderer';
import { isObject } from '@cardwright/renderer/production';
import { addCards, isTableFile, readTable, type AddedCards, type Table } from '@cardwright/renderer/tables';
import { asWritten } from './asWritten.js';
import { editCsvText, type CellChange, type TableChanges } from './editCsvText.js';
import { editDocumentText, type DocumentChanges } from './editDocumentText.js';
import type { FixPlan, ValueChange } from './FixPlan.js';

/** A file with its text before and after the fixes. */
export interface ChangedFile {
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

export interface FixedFiles {
  readonly files: readonly ChangedFile[];
  /** Files that cannot be changed without losing something, and why. */
  readonly refused: readonly { readonly file: string; readonly reason: string }[];
}

interface DeckFiles {
  readonly document: { readonly file: string; readonly value: unknown } | undefined;
  readonly table: Table | undefined;
  /** The deck as the files write it, with the cards of the table. */
  readonly deck: unknown;
  readonly placeOf: AddedCards['placeOf'];
}

/** The texts of a deck's files after the fixes. Nothing is written. */
export async function fixFiles(
  source: string,
  plan: FixPlan,
  catalogue: Pick<Catalogue, 'templates'>,
): Promise<FixedFiles> {
  const deck = await readFiles(source);
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
    hasTable && table !== undefined
      ? await changedTable(table, { ...inTable, headerLine: table.headerLine })
      : undefined,
  );
}

type Result = ChangedFile | { readonly file: string; readonly reason: string };

function both(...results: readonly (Result | undefined)[]): FixedFiles {
  return {
    files: results.flatMap((result) => (result !== undefined && 'after' in result ? [result] : [])),
    refused: results.flatMap((result) => (result !== undefined && 'reason' in result ? [result] : [])),
  };
}

async function changed(file: string, edit: (text: string) => string | undefined): Promise<Result> {
  const bytes = await readFile(file);
  const before = bytes.toString('utf8');
  if (!Buffer.from(before).equals(bytes)) return { file, reason: 'It is not UTF-8. Save it as UTF-8 first.' };
  const after = edit(before);
  return after === undefined
    ? { file, reason: 'This part of the file cannot be changed on its own. Change it by hand.' }
    : { file, before, after };
}

async function changedDocument(file: string | undefined, source: string, changes: DocumentChanges): Promise<Result> {
  if (file === undefined)
    return { file: source, reason: 'A table has no place for it. Use a deck folder with a deck.yaml.' };
  return changed(file, (text) => editDocumentText(text, changes));
}

async function changedTable(table: Table, changes: TableChanges): Promise<Result> {
  if (!/\.(?:csv|tsv|txt)$/i.test(table.file))
    return { file: table.file, reason: 'Change the workbook in your spreadsheet program, or save it as CSV.' };
  return changed(table.file, (text) => editCsvText(text, changes));
}

async function readFiles(source: string): Promise<DeckFiles> {
  if ((await stat(source)).isDirectory()) return readFolder(source);
  if (isTableFile(source)) return withTable(undefined, await readTable(await readFile(source), source));
  const value = await readDocument(source);
  return { document: { file: source, value }, table: undefined, deck: value, placeOf: () => undefined };
}

async function readFolder(folder: string): Promise<DeckFiles> {
  const names = await readdir(folder);
  const name = ['deck.yaml', 'deck.yml', 'deck.json'].find((each) => names.includes(each)) ?? 'deck.yaml';
  const file = join(folder, name);
  const document = { file, value: await readDocument(file) };
  const tableName = names.find((each) => /^cards\.(?:csv|tsv|xlsx|ods)$/i.test(each));
  if (tableName === undefined) return { document, table: undefined, deck: document.value, placeOf: () => undefined };
  const tableFile = join(folder, tableName);
  return withTable(document, await readTable(await readFile(tableFile), tableFile));
}

function withTable(document: DeckFiles['document'], table: Table): DeckFiles {
  const { deck, placeOf } = addCards(document?.value ?? {}, table);
  return { document, table, deck, placeOf };
}

async function readDocument(file: string): Promise<unknown> {
  const bytes = await readFile(file);
  const read = file.endsWith('.json') ? parseJson(bytes, file) : parseYaml(bytes, file);
  return read.ok ? read.value.value : undefined;
}

/** As tables name the places of their cells; fields keep their names as they are. */
function cardPath([list, category, cards, card, ...rest]: DeckPath): string {
  const start = `${list ?? ''}[${category ?? ''}].${cards ?? ''}[${card ?? ''}]`;
  return [start, ...rest].join('.');
}

/** Where the files have a path of the deck, whose categories and cards are sorted by position. */
function pathInFiles(deck: unknown, path: DeckPath): DeckPath {
  const [list, category, cards, card, ...rest] = path;
  if (list !== 'categories' || category === undefined || !isObject(deck)) return path;
  const at = placesOf(deck.categories)[Number(category)] ?? Number(category);
  if (cards !== 'cards' || card === undefined) return [list, at, ...path.slice(2)];
  const entry: unknown = Array.isArray(deck.categories) ? deck.categories[at] : undefined;
  const index = placesOf(isObject(entry) ? entry.cards : undefined)[Number(card)] ?? Number(card);
  return [list, at, cards, index, ...rest];
}

/** The indexes that sorted entries have in the file. If an entry has no position, the order of the file counts. */
function placesOf(entries: unknown): readonly number[] {
  if (!Array.isArray(entries)) return [];
  const ranks = entries.map((entry: unknown) => (isObject(entry) ? entry.position : undefined));
  const indexes = ranks.map((_, index) => index);
  const isRanked = (rank: unknown): rank is string => typeof rank === 'string' && rank !== '';
  if (!ranks.every(isRanked)) return indexes;
  return indexes.toSorted((one, other) => compareRanks(ranks[one] ?? '', ranks[other] ?? ''));
}
