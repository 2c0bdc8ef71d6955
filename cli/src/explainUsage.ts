import type { Command, CommanderError } from 'commander';
import { UsageError } from './exitCode.js';

/** Says in our words what commander refuses: what is wrong, its suggestion, and where the help is. */
export function explainUsage(command: Command, { code, message }: CommanderError): UsageError {
  const call = command.parent === null ? command.name() : `${command.parent.name()} ${command.name()}`;
  const [suggestion = ''] = /Did you mean [^?]*\?/.exec(message) ?? [];
  const parts = [faultOf(command, call, code, message), suggestion, `For help, run: ${call} --help`];
  return new UsageError(parts.filter((part) => part !== '').join(' '));
}

function faultOf(command: Command, call: string, code: string, message: string): string {
  const name = message.slice(message.indexOf("'") + 1, message.lastIndexOf("'"));
  switch (code) {
    case 'commander.missingArgument':
      return `<${name}> is missing. Write: ${call} ${command.usage()}.`;
    case 'commander.optionMissingArgument':
      return `${flagOf(name)}: The value is missing. Write ${name.slice(name.indexOf('--'))}.`;
    case 'commander.unknownOption':
      return `There is no option ${name}.`;
    case 'commander.unknownCommand':
      return `There is no command "${name}".`;
    case 'commander.excessArguments':
      return tooMany(command, call);
    case 'commander.invalidArgument':
      return invalidValue(message);
    default:
      return message.replace('error: ', '');
  }
}

/** `--out` of `-o, --out <file>`. */
function flagOf(flags: string): string {
  return /--[\w-]+/.exec(flags)?.[0] ?? flags;
}

function tooMany({ args, registeredArguments }: Command, call: string): string {
  const most = registeredArguments.length;
  // Help loads this file, and must not load the renderer for its counted().
  const taken = most === 0 ? 'no arguments' : `at most ${most} argument${most === 1 ? '' : 's'}`;
  return `${call} takes ${taken}, but was given ${args.length}. Put quotes around an argument that contains spaces.`;
}

/** The message ends with what is allowed. */
function invalidValue(message: string): string {
  const [, flags, value, allowed] = /^error: option '([^']*)' argument '(.*)' is invalid\. (.*)$/s.exec(message) ?? [];
  if (flags !== undefined) return `${flagOf(flags)}: "${value}" is invalid. ${allowed}`;
  return message.replace(
    /^error: command-argument value '(.*)' is invalid for argument '([^']*)'\. (.*)$/s,
    '<$2>: "$1" is invalid. $3',
  );
}
