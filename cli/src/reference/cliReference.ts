import type { Command } from 'commander';
import { commandSection } from './commandSection.js';

const INTRODUCTION = `<!-- Generated from cli/src/commands; rewritten by cli/src/reference/reference.test.ts with UPDATE=1. -->

# The command line

\`cardwright <command> --help\` says the same on the terminal. A \`<deck>\` is a deck file, a deck folder or a table of cards:
[Deck files](../deck-files.md); or the address or id of a deck on a server: [Working with a server](../command-line-server.md).
The server's own commands, \`serve\`, \`worker\` and \`admin\`, have [a reference of their own](server.md).

Results go to standard output; progress and problems go to standard error, as a bar on a terminal and as plain lines elsewhere.
Every command takes \`--json\`, which prints the result as JSON, and \`--quiet\`, which leaves progress and notes out.

| exit code | meaning |
| --- | --- |
| 0 | done |
| 1 | findings, or work that failed: an invalid deck, a missing picture |
| 2 | wrong usage: an unknown command, option or value |
| 3 | something cannot be reached or read: no such file, no browser, no answer from the server, no such deck on it |
| 4 | somebody else saved the deck on the server since; nothing was overwritten |
| 5 | nobody is signed in at the server, or this account may not do it |
| 130 | stopped by Ctrl-C; no browser and no half-written file is left |
`;

/** The command line as markdown, from the definitions that it runs by. */
export function cliReference(program: Command): string {
  const list = program.commands.map(
    (command) => `| [\`${command.name()}\`](#${command.name()}) | ${command.summary()} |`,
  );
  const sections = program.commands.map(commandSection);
  return [INTRODUCTION, '| command | |\n| --- | --- |', `${list.join('\n')}\n`, ...sections].join('\n');
}
