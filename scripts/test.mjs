#!/usr/bin/env node
// Sets up what is missing, runs every test, and ends with one line that adds up all of them.
// Arguments are passed on to vitest: `npm test -- renderer/src/layout`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const node = (script, ...args) => spawnSync(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' });

if (node('scripts/setup.mjs', '--tests').status !== 0) process.exit(1);

const folder = mkdtempSync(join(tmpdir(), 'cardwright-test-'));
try {
  const report = join(folder, 'vitest.json');
  const { status } = node(
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  );
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, success } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  // A file that fails to load counts no test of its own, but it is a failure all the same.
  const failed = numFailedTests + (status !== 0 && numFailedTests === 0 ? 1 : 0);
  process.stdout.write(`\n${numPassedTests} passed, ${failed} failed, ${numPendingTests + numTodoTests} skipped\n`);
  process.exitCode = status === 0 && success && numPassedTests > 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
