import { extname, resolve } from 'node:path';
import type { Parsed } from '../../errors.js';
import { type DeckFile, DEFAULT_LANGUAGE, parseDeckFile, type SourceDocument, withPlaces } from '../../schema/index.js';
import { addCards, guessLanguage, type AddedCards, type Table } from '../../tables/index.js';
import { joinWarnings } from './joinWarnings.js';

export interface ReadOptions {
  /** Replacement headings for a table: `Front` as `title`. */
  readonly columns?: ReadonlyMap<string, string>;
  /** The encoding of a table, if it is known. */
  readonly encoding?: string | undefined;
  /** Changes the deck before validation, for example by an import's options. */
  readonly adjust?: (deck: Record<string, unknown>) => Record<string, unknown>;
  /** Accept a folder without deck.yaml but with a table of cards, and a JSON list of cards. */
  readonly allowsBareTable?: boolean;
}

/** The deck as read, without its templates. */
export interface DeckSource {
  readonly parsed: Parsed<DeckFile>;
  /** Base of relative paths. */
  readonly folder: string;
  /** The table that cards came from, if any. */
  readonly table?: Table | undefined;
  /** The cell of the table for a path in the deck. */
  readonly placeOf?: AddedCards['placeOf'];
}

/** Parses a deck in a single document. */
export function parseDocument(document: SourceDocument, { adjust }: ReadOptions): Parsed<DeckFile> {
  const { value } = document;
  return withPlaces(parseDeckFile(adjust && isObject(value) ? adjust(value) : value), document);
}

/** A deck from just a table, titled after the file, in the language that its letters tell. */
export function deckOfTable(
  table: Table,
  source: string,
  { adjust = (deck) => deck, columns }: ReadOptions,
): Omit<DeckSource, 'folder'> {
  const guess = guessLanguage(table);
  const deck = adjust(guess === undefined ? {} : { default_language: guess });
  const language = typeof deck.default_language === 'string' ? deck.default_language : DEFAULT_LANGUAGE;
  const titled =
    'translations' in deck ? deck : { ...deck, translations: { [language]: { title: titleFromName(source) } } };
  const added = addCards(titled, table, columns);
  return {
    parsed: joinWarnings(added.place(parseDeckFile(added.deck)), added.problems),
    table,
    placeOf: added.placeOf,
  };
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
