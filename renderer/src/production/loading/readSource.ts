import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { CardwrightError } from '../../errors.js';
import { joinWarnings, parseJson, parseYaml, readReference } from '../../schema/index.js';
import { listedCards } from '../../tables/listedCards.js';
import { isTableFile, TABLE_ENDINGS } from '../../tables/tableFile.js';
import { readFileBytes } from './readFileBytes.js';
import { type DeckSource, parseDocument, type ReadOptions } from './deckSource.js';
import { readDeckFolder } from './readDeckFolder.js';
import { unreachable } from './unreachable.js';

/** The endings of deck files; any other file that contains JSON is accepted as well. */
const DECK_FILE = /\.(?:json|ya?ml)$/i;

/**
 * Reads a deck file, a deck folder or just a table.
 * @throws CardwrightError `unreachable` when it cannot be found or opened, other codes if it is not a deck
 */
export async function readSource(source: string, options: ReadOptions = {}): Promise<DeckSource> {
  const path = resolve(source);
  if (await isDirectory(path, source)) return { ...(await readDeckFolder(source, options)), folder: path };
  const folder = dirname(path);
  if (isTableFile(source)) {
    const { deckOfTableFile } = await import('./tableDecks.js');
    return { ...(await deckOfTableFile(source, source, options)), folder };
  }
  const bytes = await readFileBytes(path);
  if (!DECK_FILE.test(source)) await refuseForeign(bytes, source);
  const document = /\.ya?ml$/i.test(source) ? parseYaml(bytes, source) : parseJson(bytes, source);
  if (!document.ok) {
    if (!DECK_FILE.test(source)) throw unknownFormat(source);
    return { parsed: document, folder };
  }
  const cards = options.allowsBareTable === true ? listedCards(document.value.value, source) : undefined;
  const read =
    cards === undefined
      ? parseDocument(document.value, options)
      : (await import('./tableDecks.js')).deckOfRows(cards, source, options);
  return { ...read, parsed: joinWarnings(read.parsed, document.warnings), folder };
}

/** @throws CardwrightError `deck.unknown_format` for files of other programs that are known, such as old workbooks */
async function refuseForeign(bytes: Uint8Array, source: string): Promise<void> {
  const { foreignFile } = await import('../../tables/foreignFile.js');
  const foreign = foreignFile(bytes, source);
  if (foreign === undefined) return;
  throw new CardwrightError('deck.unknown_format', `${source} ${foreign.is}.`, { path: source, fix: foreign.fix });
}

function unknownFormat(source: string): CardwrightError {
  return new CardwrightError('deck.unknown_format', `${source} is neither a deck file nor a table.`, {
    path: source,
    fix: `Use a file with one of the extensions .json, .yaml, .yml, ${TABLE_ENDINGS.join(', ')}.`,
  });
}

async function isDirectory(path: string, source: string): Promise<boolean> {
  const status = await stat(path).catch((cause: unknown) => {
    const isName = readReference(source).kind === 'slug';
    const hint = isName ? ' Use the path of a deck file or folder.' : '';
    throw unreachable(`There is no file or folder ${source}.${hint}`, cause);
  });
  // Opening a pipe would wait forever, and reading a device would never end.
  if (!status.isDirectory() && !status.isFile()) throw unreachable(`${source} is neither a file nor a folder.`);
  return status.isDirectory();
}
