import { useMemo } from 'react';
import { type TableSource, tableSourceOf } from '../deck/document/commands/updateFromTable.js';
import { useDeck } from '../deck/editor/EditorContext.js';

/** The address of a table that is stored with the edited deck. */
export function useTableSource(): TableSource | undefined {
  const stored = useDeck(({ table_source: source }) => source);
  return useMemo(() => tableSourceOf(stored), [stored]);
}
