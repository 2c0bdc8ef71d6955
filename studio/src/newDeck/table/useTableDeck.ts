import { parseDeckFile, type DeckFile, type Problem } from '@cardwright/renderer';
import {
  addCards,
  readHeadings,
  unknownColumns,
  type Heading,
  type Table,
  type UnknownColumn,
} from '@cardwright/renderer/tables';
import { useMemo, useState } from 'react';
import type { Basics } from '../basics/basics.js';
import { headingFor, type ColumnMeaning } from './columnChoices.js';
import { forTheStudio } from './forTheStudio.js';

export interface TableDeck {
  /** The meaning of each column, in table order. */
  readonly headings: readonly Heading[];
  /** Columns whose headings are not known, until somebody chooses their meaning. */
  readonly unknown: readonly UnknownColumn[];
  readonly change: (column: string, meaning: ColumnMeaning) => void;
  /** Absent while there are `problems`. */
  readonly deck?: DeckFile;
  readonly problems: readonly Problem[];
}

/** Turns a table into a deck, column by column as chosen. */
export function useTableDeck(table: Table, basics: Basics): TableDeck {
  const [renamed, setRenamed] = useState<ReadonlyMap<string, string>>(new Map());
  const { language } = basics;
  const headings = useMemo(() => readHeadings(table, renamed, language).headings, [table, renamed, language]);
  const unknown = useMemo(() => unknownColumns(table, headings, renamed), [table, headings, renamed]);
  const made = useMemo(() => makeDeck(table, renamed, language), [table, renamed, language]);
  const change = (column: string, meaning: ColumnMeaning): void =>
    setRenamed((before) => new Map(before).set(column, headingFor(column, meaning)));
  return { headings, unknown, change, ...made };
}

function makeDeck(
  table: Table,
  renamed: ReadonlyMap<string, string>,
  language: string,
): Pick<TableDeck, 'deck' | 'problems'> {
  const empty = { default_language: language, translations: { [language]: { title: '', description: '' } } };
  const added = addCards(empty, table, renamed);
  const parsed = added.place(parseDeckFile(added.deck));
  const problems = [...added.problems, ...(parsed.ok ? parsed.warnings : parsed.problems)].map(forTheStudio);
  const isRefused = problems.some(({ severity }) => severity === 'error');
  return { ...(parsed.ok && !isRefused && { deck: parsed.value }), problems };
}
