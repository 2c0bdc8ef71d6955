import type { Command } from 'commander';

/**
 * Commander prints the general help for `foo --help` and `help foo`, and reports success, even if there is no command foo.
 * @returns the arguments, or only the name if it is not a command, so that Commander refuses it and suggests another
 */
export function withoutHelpForNothing(program: Command, argv: readonly string[]): string[] {
  const [name = ''] = argv[0] === 'help' ? argv.slice(1) : argv;
  const isKnown = ['', 'help', ...program.commands.map((command) => command.name())].includes(name);
  return isKnown || name.startsWith('-') ? [...argv] : [name];
}
