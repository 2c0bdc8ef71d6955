import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { compareRanks, parseJson, parseYaml, type DeckPath, type SourceDocument } from '@cardwright/renderer';
import { cardTablesOf, deckFileOf } from '@cardwright/renderer/production';
import { isObject } from '@cardwright/renderer/schema';
import { addCards, isTableFile, readTable, type AddedCards, type Table } from '@cardwright/renderer/tables';

/** The files of a deck as they are written, for changing them and for pointing at lines in them. */
export interface DeckFiles {
  readonly document: (Pick<SourceDocument, 'locate' | 'value'> & { readonly file: string }) | undefined;
  readonly table: Table | undefined;
  /** The deck as the files write it, with the cards of the table. */
  readonly deck: unknown;
  readonly placeOf: AddedCards['placeOf'];
}

/** @param source a deck file, a deck folder or a table */
export async function readDeckFiles(source: string): Promise<DeckFiles> {
  if ((await stat(source)).isDirectory()) return readFolder(source);
  if (isTableFile(source)) return withTable(undefined, await readTable(await readFile(source), source));
  return withoutTable(await readDocument(source));
}

async function readFolder(folder: string): Promise<DeckFiles> {
  const names = await readdir(folder);
  const name = deckFileOf(names) ?? 'deck.yaml';
  const file = join(folder, name);
  const document = await readDocument(file);
  const [tableName] = cardTablesOf(names);
  if (tableName === undefined) return withoutTable(document);
  const tableFile = join(folder, tableName);
  return withTable(document, await readTable(await readFile(tableFile), tableFile));
}

function withTable(document: DeckFiles['document'], table: Table): DeckFiles {
  const { deck, placeOf } = addCards(document?.value ?? {}, table);
  return { document, table, deck, placeOf };
}

function withoutTable(document: NonNullable<DeckFiles['document']>): DeckFiles {
  return { document, table: undefined, deck: document.value, placeOf: () => undefined };
}

async function readDocument(file: string): Promise<NonNullable<DeckFiles['document']>> {
  const bytes = await readFile(file);
  const read = file.endsWith('.json') ? parseJson(bytes, file) : parseYaml(bytes, file);
  return read.ok ? read.value : { file, value: undefined, locate: () => [] };
}

/** The path of a value of a card as tables write it, such as `categories[0].cards[2].fields.cost`. */
export function cardPath([list, category, cards, card, ...rest]: DeckPath): string {
  const start = `${list ?? ''}[${category ?? ''}].${cards ?? ''}[${card ?? ''}]`;
  return [start, ...rest].join('.');
}

/** Where the files have a path of the deck, whose categories and cards are sorted by position. */
export function pathInFiles(deck: unknown, path: DeckPath): DeckPath {
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
