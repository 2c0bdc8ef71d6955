import type { Problem } from '@cardwright/renderer';

/** The output of a command: results go to standard output, everything else to standard error. */
export interface Output {
  readonly isJson: boolean;
  /** The width of standard output in characters: a terminal's own, but not more than reads well. */
  readonly width: number;
  /** The result: `value` as JSON with --json, else `text`. */
  result(value: unknown, text: string): void;
  /** Content that goes to standard output instead of a file. */
  write(text: string): void;
  /** A line for people, on standard error. Nothing with --quiet. */
  note(line: string): void;
  /** Why the command failed, on standard error. */
  error(message: string): void;
  /** Problems and warnings with their places, on standard error; with --quiet no hints; part of the result with --json. */
  problems(problems: readonly Problem[]): void;
  /** What a check found, on standard error; part of the result with --json. */
  findings(text: string): void;
  /** A progress bar on a terminal, occasional lines elsewhere. Finish it in `finally`. */
  progress(label: string, total: number): Progress;
}

export interface Progress {
  step(count?: number): void;
  finish(): void;
}

export interface Stream {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

const WIDEST = 110;

export function createOutput(options: { json: boolean; quiet: boolean; stdout: Stream; stderr: Stream }): Output {
  const { json, quiet, stdout, stderr } = options;
  const tell = (line: string): void => void stderr.write(`${printable(line)}\n`);
  const note = (line: string): void => {
    if (!quiet) tell(line);
  };
  return {
    isJson: json,
    width: Math.min(stdout.columns ?? WIDEST, WIDEST),
    note,
    write: (text) => void stdout.write(text),
    result: (value, text) => {
      if (json) stdout.write(`${JSON.stringify(value, null, 2)}\n`);
      else if (text !== '') stdout.write(`${printable(text).trimEnd()}\n`);
    },
    error: (message) => tell(`error: ${message}`),
    problems: (problems) => {
      if (json) return;
      for (const problem of problems) (problem.severity === 'info' ? note : tell)(formatProblem(problem));
    },
    findings: (text) => {
      if (!json) tell(text);
    },
    progress: (label, total) =>
      stderr.isTTY === true && !quiet ? barProgress(stderr, label, total) : lineProgress(note, label, total),
  };
}

/** Texts may come from untrusted files: control codes for the terminal are shown as `�`. */
function printable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n\t]/gu, '\u{fffd}');
}

/** `error  deck.json:12:5  categories[0].cards[3].copies  expected a whole number …` with the fix on the next line. */
export function formatProblem({ severity, path, message, fix, place }: Problem): string {
  const where =
    place === undefined ? '' : [place.file, place.line, place.column].filter((part) => part !== undefined).join(':');
  const head = [severity.padEnd(7), where, path, message].filter((part) => part !== '').join('  ');
  return fix === undefined ? head : `${head}\n         fix: ${fix}`;
}

const BAR_WIDTH = 28;

function barProgress(stream: Stream, label: string, total: number): Progress {
  let done = 0;
  const draw = (): void => {
    const share = total === 0 ? 1 : Math.min(1, done / total);
    const filled = Math.round(share * BAR_WIDTH);
    const line = `${label} ${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} ${done}/${total}`;
    stream.write(`\r${line.slice(0, (stream.columns ?? 80) - 1)}\u001b[K`);
  };
  draw();
  return {
    step: (count = 1) => {
      done += count;
      draw();
    },
    finish: () => stream.write('\n'),
  };
}

/** In a log, one line per 10% is enough to show progress. */
function lineProgress(note: (line: string) => void, label: string, total: number): Progress {
  let done = 0;
  let shown = 0;
  const tell = (): void => {
    if (done === shown) return;
    shown = done;
    note(`${label} ${done}/${total}`);
  };
  return {
    step: (count = 1) => {
      done += count;
      if (done - shown >= total / 10 || done === total) tell();
    },
    finish: tell,
  };
}
