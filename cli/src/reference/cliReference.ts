import type { Argument, Command, Option } from 'commander';
import { EXAMPLES } from '../commands/shared.js';

const INTRODUCTION = `<!-- Generated from cli/src/commands; rewritten by cli/src/reference/reference.test.ts with UPDATE=1. -->

# The command line

\`cardwright <command> --help\` says the same on the terminal. A \`<deck>\` is a deck file, a deck folder or a table of cards:
[Deck files](../deck-files.md).

Results go to standard output; progress and problems go to standard error, as a bar on a terminal and as plain lines elsewhere.
Every command takes \`--json\`, which prints the result as JSON, and \`--quiet\`, which leaves progress and notes out.

| exit code | meaning |
| --- | --- |
| 0 | done |
| 1 | findings, or work that failed: an invalid deck, a missing picture |
| 2 | wrong usage: an unknown command, option or value |
| 3 | something cannot be reached or read: no such file, no browser |
| 130 | stopped by Ctrl-C; no browser and no half-written file is left |
`;

/** The command line as markdown, from the definitions that it runs by. */
export function cliReference(program: Command): string {
  const list = program.commands.map(
    (command) => `| [\`${command.name()}\`](#${command.name()}) | ${command.summary()} |`,
  );
  const sections = program.commands.map(section);
  return [INTRODUCTION, '| command | |\n| --- | --- |', `${list.join('\n')}\n`, ...sections].join('\n');
}

function section(command: Command): string {
  const rows = command.options.map((option) => `| ${flagsOf(option)} | ${meaningOf(option)} |`);
  const given = command.registeredArguments.map(
    (argument) => `| \`${nameOf(argument)}\` | ${escape(argumentMeaning(argument))} |`,
  );
  return [
    `## ${command.name()}`,
    '',
    '```',
    ['cardwright', command.name(), ...command.registeredArguments.map(nameOf), '[options]'].join(' '),
    '```',
    '',
    escape(command.description()),
    '',
    ...(given.length > 0 ? ['| argument | |', '| --- | --- |', ...given, ''] : []),
    '| option | |',
    '| --- | --- |',
    ...rows,
    '',
    '```sh',
    ...(EXAMPLES.get(command) ?? []).flatMap(([line, about]) => [`# ${about}`, `cardwright ${line}`]),
    '```',
    '',
  ].join('\n');
}

function nameOf(argument: Argument): string {
  const name = `${argument.name()}${argument.variadic ? '...' : ''}`;
  return argument.required ? `<${name}>` : `[${name}]`;
}

function argumentMeaning({ description, argChoices, defaultValue }: Argument): string {
  const choices = argChoices === undefined ? '' : ` (${argChoices.join(', ')})`;
  return `${description}${choices}${typeof defaultValue === 'string' ? ` (default: ${defaultValue})` : ''}`;
}

function flagsOf({ flags }: Option): string {
  return `\`${flags.replaceAll('|', '\\|')}\``;
}

function meaningOf({ description, argChoices, defaultValue, negate }: Option): string {
  const choices = argChoices === undefined ? '' : `: ${argChoices.map((choice) => `\`${choice}\``).join(', ')}`;
  const isTold = defaultValue === undefined || negate;
  return `${escape(description)}${choices}${isTold ? '' : ` (default: \`${String(defaultValue)}\`)`}`;
}

/** Bars would end the cell of a table; what stands in angle brackets would be taken for HTML. */
function escape(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll(/(^|[^`\w])<(\w+)>/g, '$1`<$2>`');
}
