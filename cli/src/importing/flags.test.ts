import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runMain } from '../testing/runCli.js';
import { temporaryFolder } from '../testing/temporaryFolder.js';

it.each([
  ['--encoding', 'klingon', '--encoding: There is no encoding "klingon".'],
  ['--template', 'nope', '--template: There is no template "nope".'],
  ['--back-template', 'nope', '--back-template: There is no template "nope".'],
  ['--color-scheme', 'nope', '--color-scheme: There is no colour scheme "nope".'],
])('%s refuses %s as wrong usage', async (flag, value, message) => {
  const folder = temporaryFolder({ 'cards.csv': 'title\nEel\n' });
  const { code, stderr } = await runMain('import', join(folder, 'cards.csv'), flag, value);
  expect(code).toBe(2);
  expect(stderr).toContain(message);
});

it('a template that the deck itself names is a fault of the deck', async () => {
  const folder = temporaryFolder({ 'deck.json': '{"templates":{"front":"nope"}}' });
  const { code, stderr } = await runMain('import', join(folder, 'deck.json'));
  expect(code).toBe(1);
  expect(stderr).toContain('templates.front');
});
