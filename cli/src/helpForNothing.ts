import type { Command } from 'commander';

/**
 * Commander answers `foo --help` and `help foo` with the help of the program, and success, also where there is no command foo.
 * @returns the arguments; only the name if help is asked for a command that does not exist, which is refused with a suggestion
 */
export function withoutHelpForNothing(program: Command, argv: readonly string[]): string[] {
  const [name = ''] = argv[0] === 'help' ? argv.slice(1) : argv;
  const isKnown = ['', 'help', ...program.commands.map((command) => command.name())].includes(name);
  return isKnown || name.startsWith('-') ? [...argv] : [name];
}
