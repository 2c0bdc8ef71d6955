import type { Command } from 'commander';
import { commandSection } from './commandSection.js';

const INTRODUCTION = `<!-- Generated from cli/src/commands. Run cli/src/reference/reference.test.ts with UPDATE=1 to rewrite it. -->

# The command line

\`cardwright <command> --help\` shows the same on the terminal. A \`<deck>\` is a deck file, a deck folder or a table of cards
([Deck files](../deck-files.md)), or the URL or id of a deck on a server ([Working with a server](../command-line-server.md)).
The server’s own commands, \`serve\`, \`worker\` and \`admin\`, have [their own reference](server.md).

Results go to standard output; progress and problems go to standard error. Progress is a bar on a terminal and plain lines
elsewhere. Every command accepts \`--json\`, which prints the result as JSON, and \`--quiet\`, which omits progress and notes.

| exit code | meaning |
| --- | --- |
| 0 | done |
| 1 | findings, or failed work: an invalid deck, a missing picture |
| 2 | wrong usage: an unknown command, option or value |
| 3 | something cannot be reached or read: a file, a browser, a server, or a deck on the server |
| 4 | someone else has saved the deck on the server; nothing was overwritten |
| 5 | nobody is signed in to the server, or the account lacks permission |
| 130 | stopped by Ctrl-C; no browser and no partial file is left behind |
`;

/** The reference of the command line as Markdown, from the command definitions. */
export function cliReference(program: Command): string {
  const list = program.commands.map(
    (command) => `| [\`${command.name()}\`](#${command.name()}) | ${command.summary()} |`,
  );
  const sections = program.commands.map(commandSection);
  return [INTRODUCTION, '| command | |\n| --- | --- |', `${list.join('\n')}\n`, ...sections].join('\n');
}
