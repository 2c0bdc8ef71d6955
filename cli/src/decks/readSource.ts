import { stat } from 'node:fs/promises';
import { dirname, extname, resolve } from 'node:path';
import type { DeckFile, Parsed, SourceDocument } from '@cardwright/renderer';
import { DEFAULT_LANGUAGE, parseDeckFile, parseJson, parseYaml, readReference, withPlaces } from '@cardwright/renderer';
import { UnreachableError } from '../exitCode.js';
import { readFileBytes } from '../files/readFileBytes.js';
import { addCards } from '../tables/addCards.js';
import { isTableFile, readTable } from '../tables/readTable.js';
import type { Table } from '../tables/table.js';
import { tableFromObjects } from '../tables/tableFromObjects.js';
import { joinWarnings } from './joinWarnings.js';
import { readDeckFolder } from './readDeckFolder.js';

export interface ReadOptions {
  /** Headings of a table that shall be read as others: `Front` as `title`. */
  readonly columns?: ReadonlyMap<string, string>;
  /** Changes the deck before it is validated, such as what an import's options set. */
  readonly adjust?: (deck: Record<string, unknown>) => Record<string, unknown>;
  /** A folder without deck.yaml but with a table of cards is taken, too, and a JSON list of cards. */
  readonly allowsBareTable?: boolean;
}

/** What was read, not yet with its designs. */
export interface DeckSource {
  readonly parsed: Parsed<DeckFile>;
  /** Where relative paths start. */
  readonly folder: string;
  /** The table that cards came from, if any. */
  readonly table?: Table | undefined;
}

/**
 * Reads a deck file, a deck folder or a table alone.
 * @throws UnreachableError when it cannot be found or opened; CardwrightError for what is no deck at all
 */
export async function readSource(source: string, options: ReadOptions = {}): Promise<DeckSource> {
  const path = resolve(source);
  if (await isDirectory(path, source)) return { ...(await readDeckFolder(source, options)), folder: path };
  const bytes = await readFileBytes(path);
  const folder = dirname(path);
  if (isTableFile(source)) return { ...deckOfTable(await readTable(bytes, source), source, options), folder };
  const document = /\.ya?ml$/i.test(source) ? parseYaml(bytes, source) : parseJson(bytes, source);
  if (!document.ok) return { parsed: document, folder };
  if (options.allowsBareTable === true && Array.isArray(document.value.value))
    return { ...deckOfTable(tableFromObjects(document.value.value, source), source, options), folder };
  return { parsed: parseDocument(document.value, options), folder };
}

/** A deck that is in one document. */
export function parseDocument(document: SourceDocument, { adjust }: ReadOptions): Parsed<DeckFile> {
  const { value } = document;
  return withPlaces(parseDeckFile(adjust && isObject(value) ? adjust(value) : value), document);
}

/** A deck that a table is all of: its title is the file's name. */
export function deckOfTable(
  table: Table,
  source: string,
  { adjust = (deck) => deck, columns }: ReadOptions,
): Omit<DeckSource, 'folder'> {
  const deck = adjust({});
  const language = typeof deck['default_language'] === 'string' ? deck['default_language'] : DEFAULT_LANGUAGE;
  const titled =
    'translations' in deck ? deck : { ...deck, translations: { [language]: { title: titleFromName(source) } } };
  const added = addCards(titled, table, columns);
  return { parsed: joinWarnings(added.place(parseDeckFile(added.deck)), added.problems), table };
}

/** `monster_cards-v2.csv` → `Monster cards v2` */
export function titleFromName(path: string): string {
  const name = resolve(path).split(/[\\/]/).at(-1) ?? '';
  const words = name
    .slice(0, name.length - extname(name).length)
    .replaceAll(/[_\s-]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

async function isDirectory(path: string, source: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (cause) {
    const isName = readReference(source).kind === 'slug';
    const hint = isName ? ' A deck is given by the path of its file or folder.' : '';
    throw new UnreachableError(`There is no file or folder ${source}.${hint}`, { cause });
  }
}
