#!/usr/bin/env node
// Takes screenshots of every page and dialog at 360 and 1440 px, light and dark, in out/screens, to compare with the
// mock-ups. studio/test/screens lists them. `npm run screens dashboard` takes those with that word in their name.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const out = join(root, 'out', 'screens');
const [named = ''] = process.argv.slice(2);

// A given site is used as it is.
if (!process.env.STUDIO_TEST_SITE) {
  const setup = [join(root, 'scripts', 'setup.mjs'), '--tests'];
  if (spawnSync(process.execPath, setup, { cwd: root, stdio: ['ignore', 2, 2] }).status !== 0) process.exit(1);
}
if (named === '') rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules', '@playwright', 'test', 'cli.js'),
    'test',
    '--pass-with-no-tests',
    'studio/test/everyPage',
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, STUDIO_SCREENS: out, STUDIO_SCREENS_NAMED: named } },
);
process.stdout.write(`${readdirSync(out).length} pictures in ${relative(process.cwd(), out)}\n`);
process.exitCode = status ?? 1;
