import {
  planUpdate,
  readHeadings,
  unknownColumns,
  type DeckUpdate,
  type Heading,
  type Table,
  type UnknownColumn,
} from '@cardwright/renderer/tables';
import { useMemo, useState } from 'react';
import { useDeck } from '../deck/editor/EditorContext.js';
import { headingFor, type ColumnMeaning } from '../newDeck/table/columnChoices.js';
import { useTableSource } from './useTableSource.js';

export interface TableUpdate {
  readonly update: DeckUpdate;
  readonly headings: readonly Heading[];
  readonly unknown: readonly UnknownColumn[];
  readonly renamed: ReadonlyMap<string, string>;
  readonly change: (column: string, meaning: ColumnMeaning) => void;
  readonly matchBy: (field: string) => void;
}

/** What a table would change in the deck, with the choices of the last time if it has the same address. */
export function useTableUpdate(table: Table, url: string | undefined): TableUpdate {
  const deck = useDeck((document) => document);
  const { default_language: language } = deck;
  const stored = useTableSource();
  const known = url !== undefined && stored?.url === url ? stored : undefined;
  const [renamed, setRenamed] = useState<ReadonlyMap<string, string>>(
    () => new Map(Object.entries(known?.columns ?? {})),
  );
  const [by, matchBy] = useState(known?.by);
  const headings = useMemo(() => readHeadings(table, renamed, language).headings, [table, renamed, language]);
  const unknown = useMemo(() => unknownColumns(table, headings, renamed), [table, headings, renamed]);
  const update = useMemo(
    () => planUpdate(deck, table, { renamed, ...(by !== undefined && { by }) }),
    [deck, table, renamed, by],
  );
  const change = (column: string, meaning: ColumnMeaning): void =>
    setRenamed((before) => new Map(before).set(column, headingFor(column, meaning)));
  return { update, headings, unknown, renamed, change, matchBy };
}
