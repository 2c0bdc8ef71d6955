import { readFileSync, writeFileSync } from 'node:fs';
import { SETTINGS, type Setting } from '@cardwright/server/settings';
import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { createProgram, SERVER_COMMANDS } from '../program.js';
import { commandSection } from '../reference/commandSection.js';
import { settingsHelp } from './settingsHelp.js';

const PLACE = new URL('../../../docs/reference/server.md', import.meta.url);

const INTRODUCTION = `<!-- Generated from cli/src/commands; rewritten by cli/src/serving/reference.test.ts with UPDATE=1. -->

# The server's commands

These commands are part of [the command line](cli.md) and use its exit codes: 2 for invalid settings, 3 if a
database, port or data folder is not available. A server or worker that is stopped by Ctrl-C or SIGTERM exits with 0.
`;

const program = createProgram(() => () => Promise.resolve(), SERVER_COMMANDS);

function helpOf(command: Command): string {
  let text = '';
  command.configureOutput({ writeOut: (part) => (text += part) }).outputHelp();
  return text;
}

function reference(): string {
  const rows = SETTINGS.map(
    ({ name, about, default: value }: Setting) =>
      `| \`${name}\` | ${about} | ${value === undefined ? '' : `\`${value}\``} |`,
  );
  const settings = [
    '## Settings',
    '',
    'All settings are environment variables.',
    '',
    '| setting | | default |',
    '| --- | --- | --- |',
    ...rows,
  ];
  return [INTRODUCTION, ...program.commands.map(commandSection), ...settings, ''].join('\n');
}

describe('the server’s commands', () => {
  it('are documented in docs/reference/server.md, with every setting', () => {
    if (process.env.UPDATE === '1') writeFileSync(PLACE, reference());
    expect(readFileSync(PLACE, 'utf8')).toBe(reference());
  });

  it.each(program.commands.map((command) => [command.name(), command] as const))('%s is described', (_, command) => {
    expect(command.summary()).toMatch(/^\p{Ll}[^.]+$/u);
    expect(command.description()).toMatch(/^\p{Lu}.+\.$/su);
    expect(command.options.map(({ long }) => long)).toEqual(expect.arrayContaining(['--json', '--quiet']));
  });

  it('serve --help has every setting with its meaning and default', () => {
    const [serve] = program.commands;
    if (serve === undefined) throw new Error('There is no serve.');
    const lines = helpOf(serve).split('\n');
    for (const { name, about, default: value } of SETTINGS as readonly Setting[]) {
      const line = lines.find((each) => each.trimStart().startsWith(`${name} `));
      expect(line).toContain(about);
      if (value !== undefined) expect(line).toContain(`(default: ${value})`);
    }
  });

  it('list the settings that they use', () => {
    expect(settingsHelp(['PORT', 'HOST']).split('\n').slice(2)).toEqual([
      '  PORT  port to listen on; 0 chooses a free one (default: 3000)',
      '  HOST  network address to listen on; 0.0.0.0 opens the server to the network (default: 127.0.0.1)',
    ]);
    expect(settingsHelp(['DATABASE_URL'], { DATABASE_URL: 'required' })).toContain('  DATABASE_URL  required');
  });
});
