import { extname, resolve } from 'node:path';
import {
  DEFAULT_LANGUAGE,
  isObject,
  joinWarnings,
  parseDeckFile,
  type SourceDocument,
  withPlaces,
} from '../../schema/index.js';
import { capitalised } from '../../schema/values/capitalised.js';
import { addCards, guessLanguage, readTable, tableFromObjects, type Table } from '../../tables/index.js';
import type { DeckSource, PlaceProblems, ReadOptions } from './deckSource.js';
import { readFileBytes } from './readFileBytes.js';

// Decks whose cards are in a table. Loaded on demand: the readers of tables take longer to load than most decks take to read.

type TableDeck = Omit<DeckSource, 'folder'>;

/** A deck from just a table in a file. @param source the file or its folder, after which the deck is titled */
export async function deckOfTableFile(file: string, source: string, options: ReadOptions): Promise<TableDeck> {
  return deckOfTable(await tableIn(file, options), source, options);
}

/** A deck from just a list of cards. */
export function deckOfRows(rows: readonly unknown[], source: string, options: ReadOptions): TableDeck {
  return deckOfTable(tableFromObjects(rows, source), source, options);
}

/** The deck in a document, with the cards in a file after its own. */
export async function deckWithTable(document: SourceDocument, file: string, options: ReadOptions): Promise<TableDeck> {
  const table = await tableIn(file, options);
  const { value } = document;
  const added = addCards(options.adjust && isObject(value) ? options.adjust(value) : value, table, options.columns);
  const place: PlaceProblems = (parsed) => withPlaces(added.place(parsed), document);
  return {
    parsed: joinWarnings(place(parseDeckFile(added.deck)), added.problems),
    table,
    place,
    placeOf: added.placeOf,
  };
}

async function tableIn(file: string, { encoding, sheet, hidden, headings }: ReadOptions): Promise<Table> {
  return readTable(await readFileBytes(file), file, { encoding, sheet, hidden, headings });
}

/** A deck from just a table, titled after the file, in the language that its texts or headings tell. */
function deckOfTable(table: Table, source: string, { adjust = (deck) => deck, columns }: ReadOptions): TableDeck {
  const guess = guessLanguage(table);
  const deck = adjust(guess === undefined ? {} : { default_language: guess });
  const language = typeof deck.default_language === 'string' ? deck.default_language : DEFAULT_LANGUAGE;
  const titled =
    'translations' in deck ? deck : { ...deck, translations: { [language]: { title: titleFromName(source) } } };
  const added = addCards(titled, table, columns);
  return {
    parsed: joinWarnings(added.place(parseDeckFile(added.deck)), added.problems),
    table,
    place: (parsed) => added.place(parsed),
    placeOf: added.placeOf,
  };
}

/** `monster_cards-v2.csv` → `Monster cards v2` */
function titleFromName(path: string): string {
  const name = resolve(path).split(/[\\/]/).at(-1) ?? '';
  const words = name
    .slice(0, name.length - extname(name).length)
    .replaceAll(/[_\s-]+/g, ' ')
    .trim();
  return capitalised(words);
}
