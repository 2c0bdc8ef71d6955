import type { Command } from 'commander';
import { InvalidArgumentError, Option } from 'commander';
import type { ServiceContext } from './commandContext.js';
import { UsageError, type ExitCode } from './exitCode.js';

/** Turns an implementation into a commander action. The action imports the implementation, so that help is fast. */
export type RunCommand = <Arguments extends unknown[]>(
  implementation: (context: ServiceContext, ...rest: Arguments) => Promise<ExitCode>,
) => (...rest: Arguments) => Promise<void>;

/** Adds one command to the program. */
export type AddCommand = (program: Command, run: RunCommand) => void;

export type Example = readonly [line: string, about: string];

/** Examples of every command, for the reference; commander stores only text. */
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

/** Options of all commands that draw cards, besides those in the tables. */
export const cardOptions = {
  lang: () => new Option('--lang <codes>', 'languages, such as en,de, or all (default: the deck’s default language)'),
  cards: () =>
    new Option(
      '--cards <list>',
      'only these cards: places in the deck, ranges of them, titles or parts of titles, such as 1-9,12,Lamp',
    ).argParser(listOfCards),
  linkBase: () =>
    new Option(
      '--link-base <url>',
      'address of the server that QR codes lead to (default: link_base of the deck, which a pull sets)',
    ),
  allowRemote: () => new Option('--allow-remote', 'fetch pictures from the web (https: URLs in the deck)'),
  cache: () =>
    new Option(
      '--cache <folder>',
      'keep painted pictures and the results of checks there, so that later runs redo only what has changed; at most 2 GiB, and safe to delete',
    ),
};

/** An empty list comes from an unset variable in a script. It must not mean every card. */
function listOfCards(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('Name at least one card.');
  return text;
}

/** The option of commands that use a server. */
export function serverOption(): Option {
  return new Option(
    '--server <url>',
    'address of the server (default: CARDWRIGHT_SERVER, else the server of your last sign-in, else http://localhost:3000)',
  );
}

/** Adds the options of all commands. */
export function withCommonOptions(command: Command): Command {
  return command.option('--json', 'print the result as JSON').option('-q, --quiet', 'print no progress and no notes');
}

/**
 * A required option. Commander checks required options before unknown ones, so it would report a missing --out for
 * `--ot x`.
 */
export function required(value: string | undefined, option: string): string {
  if (value !== undefined && value !== '') return value;
  throw new UsageError(`${option} is missing.`);
}
