import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CardwrightError, type Problem } from '../../errors.js';
import { joinWarnings, parseJson, parseYaml } from '../../schema/index.js';
import { isTableFile } from '../../tables/tableFile.js';
import { readFileBytes } from './readFileBytes.js';
import { unreachable } from './unreachable.js';
import { cardTablesOf, deckFilesOf } from './deckFolderFiles.js';
import { parseDocument, type DeckSource, type ReadOptions } from './deckSource.js';

/**
 * Reads a deck folder: deck.yaml with the deck's own fields and categories, cards.csv (or tsv, xlsx, ods) with one row
 * per card. Cards in deck.yaml come before those in the table.
 * @param folder as given, so that problems use the same path
 */
export async function readDeckFolder(folder: string, options: ReadOptions): Promise<Omit<DeckSource, 'folder'>> {
  const names = await readdir(folder);
  const [deckName, ...unread] = deckFilesOf(names);
  if (deckName === undefined) return bareTable(folder, names, options);
  const tableName = onlyTable(folder, cardTablesOf(names));
  const file = join(folder, deckName);
  const bytes = await readFileBytes(file);
  const document = deckName.endsWith('.json') ? parseJson(bytes, file) : parseYaml(bytes, file);
  if (!document.ok) return { parsed: document };
  const read =
    tableName === undefined
      ? parseDocument(document.value, options)
      : await (await import('./tableDecks.js')).deckWithTable(document.value, join(folder, tableName), options);
  const warnings = unread.map((name) => notRead(join(folder, name), deckName));
  return { ...read, parsed: joinWarnings(read.parsed, [...document.warnings, ...warnings]) };
}

function notRead(file: string, deckName: string): Problem {
  return {
    code: 'deck.two_files',
    severity: 'warning',
    path: '',
    message: `This file is not read, because the deck is in ${deckName} beside it.`,
    fix: 'Remove or rename one of the two.',
    place: { file },
  };
}

async function bareTable(
  folder: string,
  names: readonly string[],
  options: ReadOptions,
): Promise<Omit<DeckSource, 'folder'>> {
  const tables = names.filter((name) => isTableFile(name) && !/\.txt$/i.test(name));
  const cards = cardTablesOf(tables);
  const name = options.allowsBareTable === true ? onlyTable(folder, cards.length > 0 ? cards : tables) : undefined;
  if (name !== undefined) {
    const { deckOfTableFile } = await import('./tableDecks.js');
    return deckOfTableFile(join(folder, name), folder, options);
  }
  throw unreachable(
    `${folder} is not a deck folder: it has no deck.yaml. To create one, run: cardwright init ${folder}`,
  );
}

function onlyTable(folder: string, tables: readonly string[]): string | undefined {
  if (tables.length < 2) return tables[0];
  throw new CardwrightError(
    'deck.two_tables',
    `${folder} has more than one table of cards: ${tables.toSorted().join(', ')}.`,
    { path: folder, fix: 'Keep one of them and rename the others.' },
  );
}
