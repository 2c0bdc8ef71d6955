import type { Command } from 'commander';
import { InvalidArgumentError, Option } from 'commander';
import type { ServiceContext } from './commandContext.js';
import { UsageError, type ExitCode } from './exitCode.js';

/** Turns an implementation into a commander action. Implementations are imported by the action, so that help is quick. */
export type RunCommand = <Arguments extends unknown[]>(
  implementation: (context: ServiceContext, ...rest: Arguments) => Promise<ExitCode>,
) => (...rest: Arguments) => Promise<void>;

/** Adds one command to the program. */
export type AddCommand = (program: Command, run: RunCommand) => void;

export type Example = readonly [line: string, about: string];

/** Examples of every command, for the reference; commander itself keeps only text. */
export const EXAMPLES = new WeakMap<Command, readonly Example[]>();

/** Adds examples below the options of a command's help. */
export function withExamples(command: Command, ...examples: readonly Example[]): Command {
  EXAMPLES.set(command, examples);
  const lines = examples.flatMap(([line, about]) => [`  # ${about}`, `  $ cardwright ${line}`, '']);
  return command.addHelpText('after', ['', 'Examples:', ...lines].join('\n').trimEnd());
}

export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (Number.isInteger(number) && number >= least && number <= most && text.trim() !== '') return number;
    throw new InvalidArgumentError(`Expected a whole number from ${least} to ${most}.`);
  };
}

/** Options that all commands drawing cards share, beside those of the tables. */
export const cardOptions = {
  lang: () => new Option('--lang <codes>', 'languages, such as en,de, or all (default: the deck’s own language)'),
  cards: () =>
    new Option('--cards <list>', 'only these cards: numbers, ranges, titles or parts of titles, such as 1-9,12,Lamp'),
  allowRemote: () => new Option('--allow-remote', 'fetch pictures that the deck names by https: addresses'),
};

/** Of commands that work with a server. */
export function serverOption(): Option {
  return new Option(
    '--server <url>',
    'address of the server (default: CARDWRIGHT_SERVER, else where you signed in last, else http://localhost:3000)',
  );
}

/** What every command takes. */
export function withCommonOptions(command: Command): Command {
  return command
    .showHelpAfterError(`(cardwright ${command.name()} --help shows all options)`)
    .option('--json', 'print the result as JSON, for programs')
    .option('-q, --quiet', 'no progress and no notes');
}

/**
 * An option that must be given. Commander would complain of it before it looks at options that it does not know, and so
 * would answer `--ot x` with "--out is missing".
 */
export function required(value: string | undefined, option: string): string {
  if (value !== undefined && value !== '') return value;
  throw new UsageError(`${option} is missing.`);
}
