import type { Problem } from '@cardwright/renderer';
import type { DeckUpdate } from '@cardwright/renderer/tables';

/**
 * A table in which no row matches would replace every card. If the column was chosen with `--by`, that is taken as intended.
 * @param file of the table
 */
export function nothingMatches(
  { added, changed, removed, unchanged, by }: DeckUpdate,
  file: string,
  flags: { readonly by?: string; readonly keep?: boolean },
): readonly Problem[] {
  const replacesAll = added.length > 0 && removed.length > 0 && changed.length + unchanged === 0;
  if (!replacesAll || flags.by !== undefined || flags.keep === true) return [];
  return [
    {
      code: 'table.nothing_matches',
      severity: 'error',
      path: by,
      message: `No row matches a card by ${by}, so every card of the deck would be replaced.`,
      fix: 'Assign the columns as for the import (--column), choose one with --by, or import the table as a new deck.',
      place: { file },
    },
  ];
}
