#!/usr/bin/env node
// Checks everything that needs no browser: format, lint, types, import rules, dead code. Then runs the tests, unless
// --static is given.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const bin = (name) => join(root, 'node_modules', '.bin', name);
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** ESLint keeps the types of all that it has read: of the whole project, those are more than V8's default heap holds. */
const lint = (name, ...args) => [`lint of ${name}`, bin('eslint'), ['--max-warnings', '0', ...args]];

const steps = [
  ['format', bin('prettier'), ['--check', '--log-level', 'warn', '.']],
  ['types', process.execPath, ['node_modules/typescript-native/bin/tsc', '-b']],
  ...workspaces.map((name) => lint(name, name)),
  lint('everything else', '.', ...workspaces.flatMap((name) => ['--ignore-pattern', `${name}/`])),
  ['walls and diagrams', process.execPath, ['scripts/architecture.mjs', '--check']],
  ['dead code', bin('knip'), ['--no-progress']],
  ...(process.argv.includes('--static') ? [] : [['tests', process.execPath, ['scripts/test.mjs']]]),
];

const failed = steps.filter(([name, command, args]) => {
  process.stderr.write(`check: ${name}\n`);
  return spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status !== 0;
});
if (failed.length > 0) {
  process.stderr.write(`check: failed: ${failed.map(([name]) => name).join(', ')}\n`);
  process.exitCode = 1;
}
