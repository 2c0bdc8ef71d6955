import { dirname, resolve } from 'node:path';
import { type Problem, printDeckFile } from '@cardwright/renderer';
import { writeFileAtomically } from '@cardwright/renderer/export';
import type { CommandContext } from '../commandContext.js';
import { type DeckSource, ProblemLog, readSource, valueOf } from '@cardwright/renderer/production';
import { EXIT, type ExitCode } from '../exitCode.js';
import { adjustDeck, type ImportFlags } from './adjustDeck.js';
import { checkImport } from './checkImport.js';
import { checkOut } from './checkOut.js';
import { describeSummary, summariseDeck } from './describeImport.js';
import { moveDeck } from './moveDeck.js';
import { checkColumns, checkWorkbook, readColumns } from './readColumns.js';
import { reportColumns } from './reportColumns.js';

/** `cardwright import` */
export async function runImport(
  { output, signal }: CommandContext,
  source: string,
  flags: ImportFlags,
): Promise<ExitCode> {
  const columns = readColumns(flags.column ?? []);
  if (flags.out !== undefined && flags.out !== '-') await checkOut(flags.out, flags.force);
  const adjust = (deck: Record<string, unknown>): Record<string, unknown> => adjustDeck(deck, flags);
  const { encoding, sheet, hidden } = flags;
  const read = await readSource(source, { columns, adjust, encoding, sheet, hidden, allowsBareTable: true });
  const { parsed, folder, table } = read;
  checkColumns(columns, table?.columns);
  checkWorkbook(flags, table);
  const { value, warnings } = valueOf(parsed, source);
  const content = await checkImport(value, read);
  const to = flags.out === undefined || flags.out === '-' ? folder : dirname(resolve(flags.out));
  const { deck, problems } = await moveDeck(value, { from: folder, to, embed: flags.embed ?? false });
  const placed = placeProblems(problems, read);
  const log = new ProblemLog([...warnings, ...reportColumns(value, table, columns), ...placed, ...content]);
  output.problems(log.problems);
  const summary = summariseDeck(deck, table, columns);
  const isWritten = flags.out !== undefined && !log.hasErrors;
  const text = printDeckFile(deck, /\.ya?ml$/i.test(flags.out ?? '') ? 'yaml' : 'json');
  if (flags.out === '-') {
    if (isWritten) output.write(text);
    return log.hasErrors ? EXIT.failed : EXIT.done;
  }
  if (isWritten) await writeFileAtomically(resolve(flags.out ?? ''), text, { signal });
  const written = isWritten
    ? `Written to ${flags.out ?? ''}`
    : flags.out === undefined
      ? 'Nothing was written. Use --out deck.json to write a deck file.'
      : 'Nothing was written.';
  output.result(
    { out: isWritten ? flags.out : null, ...summary, problems: log.problems },
    `${describeSummary(summary)}\n${written}`,
  );
  return log.hasErrors ? EXIT.failed : EXIT.done;
}

/** Problems with their places in the deck's file or table. */
function placeProblems(problems: readonly Problem[], { place }: DeckSource): readonly Problem[] {
  const placed = place?.({ ok: true, value: undefined, warnings: problems });
  return placed?.ok === true ? placed.warnings : problems;
}
