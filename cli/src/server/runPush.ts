import { counted, type CardwrightError, type Problem } from '@cardwright/renderer';
import type { CommandContext } from '../commandContext.js';
import { EXIT, type ExitCode } from '../exitCode.js';
import { formatProblem, type Progress } from '../output.js';
import { exitCodeOf } from '../reportFailure.js';
import { FontUploads } from './FontUploads.js';
import { fetchMe } from './fetchMe.js';
import { PictureUploads } from './PictureUploads.js';
import { pushDeck, type PushedDeck, type ReadDeck, readDeckToPush } from './pushDeck.js';
import { ServerClient } from './ServerClient.js';

export interface PushFlags {
  readonly server?: string;
  readonly force?: boolean;
  readonly confirmFontLicences?: boolean;
}

interface FailedPush {
  readonly file: string;
  readonly code: string;
  readonly message: string;
  readonly fix: string | undefined;
  readonly problems: readonly Problem[];
  readonly exitCode: ExitCode;
}

/**
 * `cardwright push`. Reads all files before the server is asked. Continues after a failure; the exit code is that of the
 * first file that failed.
 */
export async function runPush(context: CommandContext, files: readonly string[], flags: PushFlags): Promise<ExitCode> {
  const { output } = context;
  const client = await ServerClient.open(context, { server: flags.server });
  const failed: FailedPush[] = [];
  const attempt = async <T>(file: string, work: () => Promise<T>): Promise<readonly T[]> => {
    try {
      return [await work()];
    } catch (error) {
      if (files.length === 1 || !isOfTheFile(error)) throw error;
      const { code: reason = 'unreachable', message, fix, problems = [] } = error;
      failed.push({ file, code: reason, message, fix, problems, exitCode: exitCodeOf(error) });
      return [];
    }
  };
  const decks: ReadDeck[] = [];
  for (const file of new Set(files)) decks.push(...(await attempt(file, () => readDeckToPush(file))));
  // Before the first deck: a wrong server or an expired session affects all of them.
  if (decks.length > 0) await fetchMe(client);
  const push = {
    client,
    uploads: new PictureUploads(client, context),
    fonts: new FontUploads(client, flags.confirmFontLicences ?? false),
    force: flags.force ?? false,
  };
  const pushed: PushedDeck[] = [];
  let progress: Progress | undefined;
  if (decks.length > 1) progress = output.progress('Pushing', decks.length);
  try {
    for (const deck of decks) {
      pushed.push(...(await attempt(deck.file, () => pushDeck(context, deck, push))));
      progress?.step();
    }
  } finally {
    progress?.finish();
  }
  // Files that cannot be read have failed before the others.
  failed.sort((one, other) => files.indexOf(one.file) - files.indexOf(other.file));
  const reasons = failed.map(({ exitCode: _code, ...reason }) => reason);
  output.result({ server: client.address, decks: pushed, failed: reasons }, pushed.map(describe).join('\n'));
  if (!output.isJson) tellProblems(context, pushed, failed);
  return failed[0]?.exitCode ?? EXIT.done;
}

function describe({ file, action, url, version, cards }: PushedDeck): string {
  const done = { created: 'created', saved: `saved as version ${version}`, unchanged: `unchanged, version ${version}` };
  return `${file}: ${done[action]}, ${counted(cards, 'card')}  ${url}`;
}

function tellProblems({ output }: CommandContext, pushed: readonly PushedDeck[], failed: readonly FailedPush[]): void {
  for (const { file, problems } of pushed)
    for (const problem of problems) output.note(`${file}: ${formatProblem(problem)}`);
  for (const { file, message, fix, problems } of failed) {
    output.problems(problems);
    const text = message.includes(file) ? message : `${file}: ${message}`;
    output.error(fix === undefined ? text : `${text}\n  fix: ${fix}`);
  }
}

/** Errors of the server, which would be the same for all files. */
const OF_THE_SERVER = new Set(['server.unreachable', 'server.not_signed_in', 'server.busy']);

function isOfTheFile(error: unknown): error is Error & Partial<Omit<CardwrightError, keyof Error>> {
  if (!(error instanceof Error)) return false;
  if (error.name === 'UnreachableError') return true;
  return error.name === 'CardwrightError' && 'code' in error && !OF_THE_SERVER.has(String(error.code));
}
