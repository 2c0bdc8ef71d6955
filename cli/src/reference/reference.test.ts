import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '../describeCommand.js';
import { createProgram, DECK_COMMANDS } from '../program.js';
import { cliReference } from './cliReference.js';
import { columnsReference } from './columnsReference.js';

const CLI = new URL('../../../docs/reference/cli.md', import.meta.url);
const DECK_FILES = new URL('../../../docs/deck-files.md', import.meta.url);
const COLUMNS = /(<!-- columns:[^\n]*-->\n)[^]*?(\n<!-- end of columns -->)/;

const program = createProgram(() => () => Promise.resolve(), DECK_COMMANDS);

/** UPDATE=1 rewrites the document. Read the changes before you commit them. */
function expectDocument(place: URL, text: string): void {
  if (process.env.UPDATE === '1') writeFileSync(place, text);
  expect(readFileSync(place, 'utf8')).toBe(text);
}

describe('the reference of the command line', () => {
  it('matches the commands', () => {
    expectDocument(CLI, cliReference(program));
  });

  it.each(program.commands.map((command) => [command.name(), command] as const))(
    '%s is documented completely',
    (_, command) => {
      expect(command.summary()).toMatch(/^\p{Ll}[^.]+$/u);
      expect(command.description()).toMatch(/^\p{Lu}.+\.$/su);
      expect(command.options.filter(({ description }) => description.length < 4).map(({ flags }) => flags)).toEqual([]);
      expect(command.registeredArguments.filter(({ description }) => description === '')).toEqual([]);
      expect(command.options.map(({ long }) => long)).toEqual(expect.arrayContaining(['--json', '--quiet']));
      expect(EXAMPLES.get(command)?.length).toBeGreaterThan(0);
    },
  );

  it('has only valid examples', () => {
    for (const examples of program.commands.map((command) => EXAMPLES.get(command) ?? [])) {
      for (const [line] of examples) {
        const words = line.replace(/ [>|].*$/, '').match(/"[^"]*"|\S+/g) ?? [];
        const [name, ...rest] = words.map((word) => word.replaceAll('"', ''));
        const command = program.commands.find((each) => each.name() === name);
        if (command === undefined) throw new Error(`There is no command for the example: ${line}`);
        const { unknown } = command.parseOptions(rest);
        expect([line, unknown]).toEqual([line, []]);
      }
    }
  });
});

it('docs/deck-files.md lists every column', () => {
  const text = readFileSync(DECK_FILES, 'utf8');
  expect(text).toMatch(COLUMNS);
  expectDocument(
    DECK_FILES,
    text.replace(COLUMNS, (_, start: string, end: string) => `${start}\n${columnsReference()}\n${end}`),
  );
});
