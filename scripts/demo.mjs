#!/usr/bin/env node
// Exports the demo decks with the real command line: PNG files, card PDFs and A4 sheets, all under out/demo.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const out = join(root, 'out', 'demo');
const node = (...args) =>
  spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] }).status;

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h' } },
});
if (values.help === true) {
  process.stdout.write('Usage: npm run demo -- [deck …]\n');
  process.exit();
}
if (node('scripts/setup.mjs') !== 0) process.exit(1);

const { demoDeck, demoDecks } = await import('@cardwright/templates');
const decks = wanted.length === 0 ? demoDecks() : wanted.map(demoDeck);
const cardwright = (...args) => node(join(root, 'cli', 'bin', 'cardwright.mjs'), ...args);
rmSync(out, { recursive: true, force: true });

const failed = [];
const made = [];
for (const { name: deck, path: source } of decks) {
  const folder = join(out, deck);
  const work = [
    ['PNG files', join(folder, 'png'), ['render', source, '--out', join(folder, 'png')]],
    [
      'card PDF',
      join(folder, 'cards.pdf'),
      ['export', source, '--preset', 'pdf-cards', '--out', join(folder, 'cards.pdf')],
    ],
    [
      'A4 sheets',
      join(folder, 'sheets-a4.pdf'),
      ['export', source, '--preset', 'pdf-sheets', '--paper', 'a4', '--out', join(folder, 'sheets-a4.pdf')],
    ],
  ];
  process.stderr.write(`\n${deck}\n`);
  for (const [name, place, args] of work) {
    if (cardwright(...args) === 0) made.push([deck, name, place]);
    else failed.push(`${deck}: ${name}`);
  }
}

for (const [deck, name, place] of made)
  process.stdout.write(`${deck.padEnd(16)} ${name.padEnd(10)} ${relative(root, place)}\n`);
if (failed.length > 0) {
  process.stderr.write(`demo: failed: ${failed.join(', ')}\n`);
  process.exitCode = 1;
}
