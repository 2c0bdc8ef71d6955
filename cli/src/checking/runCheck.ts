import { resolve } from 'node:path';
import type { FailOn, Finding, Problem, Severity } from '@cardwright/renderer';
import { CardwrightError, countCards, counted, deckTitle, isFailure, problemsOf } from '@cardwright/renderer';
import type { CommandContext } from '../commandContext.js';
import { watchDeck } from '../watching/watchDeck.js';
import { checkDeck, DeckStudio, type CheckOptions, type LoadedDeck } from '@cardwright/renderer/production';
import { openDeck } from '../server/openDeck.js';
import { EXIT, UsageError, type ExitCode } from '../exitCode.js';
import type { Progress } from '../output.js';
import { CHECK_OPTIONS } from './checkOptions.js';
import { describeFixes } from './fixing/describeFixes.js';
import { assertFixable, fixDeck, isFixing } from './fixing/fixDeck.js';
import { formatFindings } from '../findings/formatFindings.js';
import { drawFindings, type FindingPictures } from './reports/drawFindings.js';
import { readPlaces } from './reports/readPlaces.js';
import { assertReportFiles, hasLines, hasPictures, writeReports } from './reports/writeReports.js';
import { countSeverities, describeCounts } from '../findings/severityCounts.js';
import { readCheckOptions, type CheckFlags } from './readCheckOptions.js';

/** `cardwright check` */
export async function runCheck(context: CommandContext, source: string, flags: CheckFlags): Promise<ExitCode> {
  const { output } = context;
  const { report: files = [], failOn } = flags;
  assertReportFiles(files);
  await assertFixable(source, flags);
  if (flags.watch === true) {
    if (isFixing(flags)) throw new UsageError('--watch cannot be combined with --fix.');
    const own = new Set(files.map((file) => resolve(file)));
    const round = (loaded: LoadedDeck, studio: DeckStudio): Promise<ExitCode> =>
      tellDeck(context, source, loaded, flags, studio);
    return watchDeck(context, source, { ...flags, isOwn: (path) => own.has(path), round, studio: {} });
  }
  const read = await readDeck(context, source, flags);
  if (!('problems' in read)) return tellDeck(context, source, read, flags);
  const counts = countSeverities(read.problems);
  await writeReports(files, { deck: source, problems: read.problems, findings: [], isFailure: failsAt(failOn) });
  output.result(
    { deck: source, ok: false, counts, problems: read.problems, findings: [] },
    `${formatFindings([], read.problems)}\n\n${describeCounts(counts)}`,
  );
  return EXIT.failed;
}

/** Fixes a deck on request, checks it, and reports the result. */
async function tellDeck(
  context: CommandContext,
  source: string,
  loaded: LoadedDeck,
  flags: CheckFlags,
  kept?: DeckStudio,
): Promise<ExitCode> {
  const fails = failsAt(flags.failOn);
  const options = await readCheckOptions(flags, loaded);
  const fixes = isFixing(flags) ? await fixDeck(loaded, { ...flags, ...options }) : undefined;
  const read = fixes?.isWritten === true ? await openDeck(context, source, flags) : loaded;
  const { findings, pictures } = await lookOver(context, read, options, flags, kept);
  const all = [...read.warnings, ...findings];
  const counts = countSeverities(all);
  const isFine = !all.some(({ severity }) => fails(severity)) && (fixes?.refused ?? []).length === 0;
  await writeReports(flags.report ?? [], {
    deck: source,
    title: deckTitle(read.deck),
    problems: read.warnings,
    findings,
    placeOf: hasLines(flags.report ?? []) ? await readPlaces(read) : undefined,
    pictures,
    isFailure: fails,
  });
  const { size, languages } = options;
  const cards = countCards(read.deck);
  const about = `${counted(cards, 'card')}, ${size.slug} ${size.widthMm} × ${size.heightMm} mm, ${languages.join(', ')}`;
  const table = formatFindings(findings, read.warnings);
  context.output.result(
    { deck: source, ok: isFine, size, languages, counts, problems: read.warnings, findings, ...(fixes && { fixes }) },
    [
      ...(fixes === undefined ? [] : [describeFixes(fixes), '']),
      ...(table === '' ? [] : [table, '']),
      `${about}: ${describeCounts(counts)}`,
    ].join('\n'),
  );
  return isFine ? EXIT.done : EXIT.failed;
}

function failsAt(failOn: FailOn = CHECK_OPTIONS.fail_on.default): (severity: Severity) => boolean {
  return (severity) => isFailure(severity, failOn);
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
    return { problems: problemsOf(error) };
  }
}

async function lookOver(
  { output, signal, pool }: CommandContext,
  loaded: LoadedDeck,
  options: CheckOptions,
  { allowRemote = false, report = [] }: CheckFlags,
  kept: DeckStudio | undefined,
): Promise<{ readonly findings: readonly Finding[]; readonly pictures: FindingPictures | undefined }> {
  const studio = kept ?? (await DeckStudio.open({ ...loaded, allowRemote, ...(pool && { pool }) }));
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
    if (kept === undefined) await studio.close();
  }
}
