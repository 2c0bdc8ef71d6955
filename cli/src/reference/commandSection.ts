import type { Argument, Command, Option } from 'commander';
import { EXAMPLES } from '../describeCommand.js';

/** One command as markdown. */
export function commandSection(command: Command): string {
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

/** Escapes pipes, which would end a table cell, and angle brackets, which would start HTML. */
function escape(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll(/(^|[^`\w])<(\w+)>/g, '$1`<$2>`');
}
