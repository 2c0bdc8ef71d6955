import type { DeckFile, Problem } from '@cardwright/renderer';
import { type DeckSource, readSource, valueOf } from '@cardwright/renderer/production';
import { adjustDeck, type ImportFlags } from './adjustDeck.js';
import { asFlagFault } from './asFlagFault.js';
import { checkImport } from './checkImport.js';
import { type ImportSummary, summariseDeck } from './describeImport.js';
import { checkColumns, checkWorkbook, readColumns } from './readColumns.js';
import { reportColumns } from './reportColumns.js';

/** A deck as `import` has read it, before it goes into a file or to a server. */
interface ReadImport {
  readonly deck: DeckFile;
  readonly source: DeckSource;
  /** Of the text and of the table's columns. */
  readonly warnings: readonly Problem[];
  /** Of what the cards say, found before a server is asked, so that its limits do not hide it. */
  readonly content: readonly Problem[];
  readonly summary: ImportSummary;
}

/** Reads what is imported, with the flags that say how. @throws CardwrightError UsageError */
export async function readImport(path: string, flags: ImportFlags): Promise<ReadImport> {
  return asFlagFault(flags, () => read(path, flags));
}

async function read(path: string, flags: ImportFlags): Promise<ReadImport> {
  const columns = readColumns(flags.column ?? []);
  const adjust = (deck: Record<string, unknown>): Record<string, unknown> => adjustDeck(deck, flags);
  const { encoding, sheet, hidden, headings } = flags;
  const source = await readSource(path, { columns, adjust, encoding, sheet, hidden, headings, allowsBareTable: true });
  const { parsed, table } = source;
  checkColumns(columns, table?.columns);
  checkWorkbook(flags, table);
  const { value: deck, warnings } = valueOf(parsed, path);
  return {
    deck,
    source,
    warnings: [...warnings, ...reportColumns(deck, table, columns)],
    content: await checkImport(deck, source),
    summary: summariseDeck(deck, table, columns),
  };
}
