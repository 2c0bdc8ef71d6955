import type { Parsed } from '../../errors.js';
import { type DeckFile, isObject, parseDeckFile, type SourceDocument, withPlaces } from '../../schema/index.js';
import type { AddedCards, Table, TableOptions } from '../../tables/index.js';

/** How to read a deck, and its table if it has one. */
export interface ReadOptions extends TableOptions {
  /** Replacement headings for a table: `Front` as `title`. */
  readonly columns?: ReadonlyMap<string, string>;
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
  /** Adds the places in the document and the table to problems. */
  readonly place?: PlaceProblems;
  /** The cell of the table for a path in the deck. */
  readonly placeOf?: AddedCards['placeOf'];
}

/** Adds the places of problems. */
export type PlaceProblems = <T>(parsed: Parsed<T>) => Parsed<T>;

/** Parses a deck in a single document. */
export function parseDocument(
  document: SourceDocument,
  { adjust }: ReadOptions,
): Required<Pick<DeckSource, 'parsed' | 'place'>> {
  const { value } = document;
  const place: PlaceProblems = (parsed) => withPlaces(parsed, document);
  return { parsed: place(parseDeckFile(adjust && isObject(value) ? adjust(value) : value)), place };
}
