import type { Finding, Problem, Severity } from '@cardwright/renderer';
import { CardwrightError, isFailure } from '@cardwright/renderer';
import type { CommandContext } from '../commandContext.js';
import { checkDeck, DeckStudio, type CheckOptions, type LoadedDeck } from '@cardwright/renderer/production';
import { openDeck } from '../server/openDeck.js';
import { EXIT, type ExitCode } from '../exitCode.js';
import type { Progress } from '../output.js';
import { CHECK_OPTIONS } from './checkOptions.js';
import { describeFixes } from './fixing/describeFixes.js';
import { assertFixable, fixDeck, isFixing } from './fixing/fixDeck.js';
import { formatFindings } from '../findings/formatFindings.js';
import { drawFindings, type FindingPictures } from './reports/drawFindings.js';
import { assertReportFiles, hasPictures, writeReports } from './reports/writeReports.js';
import { countSeverities, describeCounts } from '../findings/severityCounts.js';
import { readCheckOptions, type CheckFlags } from './readCheckOptions.js';

/** `cardwright check` */
export async function runCheck(context: CommandContext, source: string, flags: CheckFlags): Promise<ExitCode> {
  const { output } = context;
  const { report: files = [], failOn = CHECK_OPTIONS.fail_on.default } = flags;
  assertReportFiles(files);
  await assertFixable(source, flags);
  const fails = (severity: Severity): boolean => isFailure(severity, failOn);
  let read = await readDeck(context, source, flags);
  if ('problems' in read) {
    const counts = countSeverities(read.problems);
    await writeReports(files, { deck: source, problems: read.problems, findings: [], isFailure: fails });
    output.result(
      { deck: source, ok: false, counts, problems: read.problems, findings: [] },
      `${formatFindings([], read.problems)}\n\n${describeCounts(counts)}`,
    );
    return EXIT.failed;
  }
  const options = await readCheckOptions(flags, read.deck);
  const fixes = isFixing(flags) ? await fixDeck(read, { ...flags, ...options }) : undefined;
  if (fixes?.isWritten === true) read = await openDeck(context, source, flags);
  const { findings, pictures } = await lookOver(context, read, options, flags);
  const counts = countSeverities([...read.warnings, ...findings]);
  const isFine = ![...read.warnings, ...findings].some(({ severity }) => fails(severity));
  await writeReports(files, { deck: source, problems: read.warnings, findings, pictures, isFailure: fails });
  const { size, languages } = options;
  const cards = read.deck.categories.reduce((all, category) => all + category.cards.length, 0);
  const about = `${cards} ${cards === 1 ? 'card' : 'cards'}, ${size.slug} ${size.widthMm} × ${size.heightMm} mm, ${languages.join(', ')}`;
  const table = formatFindings(findings, read.warnings);
  output.result(
    { deck: source, ok: isFine, size, languages, counts, problems: read.warnings, findings, ...(fixes && { fixes }) },
    [
      ...(fixes === undefined ? [] : [describeFixes(fixes), '']),
      ...(table === '' ? [] : [table, '']),
      `${about}: ${describeCounts(counts)}`,
    ].join('\n'),
  );
  return isFine ? EXIT.done : EXIT.failed;
}

/** An invalid deck is a result of the check, not a failure. */
async function readDeck(
  context: CommandContext,
  source: string,
  flags: CheckFlags,
): Promise<LoadedDeck | { readonly problems: readonly Problem[] }> {
  try {
    return await openDeck(context, source, flags);
  } catch (error) {
    if (!(error instanceof CardwrightError) || error.code.startsWith('server.') || error.code === 'unreachable')
      throw error;
    const { code, path, message, fix, problems } = error;
    if (problems.length > 0) return { problems };
    return { problems: [{ code, severity: 'error', path, message, ...(fix !== undefined && { fix }) }] };
  }
}

async function lookOver(
  { output, signal, pool }: CommandContext,
  loaded: LoadedDeck,
  options: CheckOptions,
  { allowRemote = false, report = [] }: CheckFlags,
): Promise<{ readonly findings: readonly Finding[]; readonly pictures: FindingPictures | undefined }> {
  const studio = await DeckStudio.open({ ...loaded, allowRemote, ...(pool && { pool }) });
  let progress: Progress | undefined;
  try {
    const findings = await checkDeck(loaded, options, studio, {
      onPlan: (faces) => (progress = output.progress('Checking', faces)),
      onFace: () => progress?.step(),
      signal,
    });
    const pictures = hasPictures(report) ? await drawFindings(findings, loaded, options, studio, signal) : undefined;
    return { findings, pictures };
  } finally {
    progress?.finish();
    await studio.close();
  }
}
