import { dirname, resolve } from 'node:path';
import { type Problem, printDeckFile } from '@cardwright/renderer';
import { writeFileAtomically } from '@cardwright/renderer/export';
import type { CommandContext } from '../commandContext.js';
import { type DeckSource, ProblemLog } from '@cardwright/renderer/production';
import { EXIT, type ExitCode } from '../exitCode.js';
import type { ImportFlags } from './adjustDeck.js';
import { checkOut } from './checkOut.js';
import { describeSummary } from './describeImport.js';
import { moveDeck } from './moveDeck.js';
import { readImport } from './readImport.js';

/** `cardwright import` */
export async function runImport(
  { output, signal }: CommandContext,
  source: string,
  flags: ImportFlags,
): Promise<ExitCode> {
  if (flags.out !== undefined && flags.out !== '-') await checkOut(flags.out, flags.force);
  const read = await readImport(source, flags);
  const { folder } = read.source;
  const to = flags.out === undefined || flags.out === '-' ? folder : dirname(resolve(flags.out));
  const { deck, problems } = await moveDeck(read.deck, { from: folder, to, embed: flags.embed ?? false });
  const log = new ProblemLog([...read.warnings, ...placeProblems(problems, read.source), ...read.content]);
  output.problems(log.problems);
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
    { out: isWritten ? flags.out : null, ...read.summary, problems: log.problems },
    `${describeSummary(read.summary)}\n${written}`,
  );
  return log.hasErrors ? EXIT.failed : EXIT.done;
}

/** Problems with their places in the deck's file or table. */
function placeProblems(problems: readonly Problem[], { place }: DeckSource): readonly Problem[] {
  const placed = place?.({ ok: true, value: undefined, warnings: problems });
  return placed?.ok === true ? placed.warnings : problems;
}
