#!/usr/bin/env node
// Sets up what is missing, runs every test, and ends with one line that adds up all of them. Paths select:
//   npm test -- renderer/src/layout            tests of a folder
//   npm test -- studio/test/shell.spec.ts      one browser spec, which starts nothing else
// Flags, with their values behind `=`, go to vitest, or to Playwright where only browser specs are selected.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addUp, readPlaywrightReport, readVitestReport } from './test/results.mjs';
import { selectTests } from './test/selectTests.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const { vitest, playwright } = selectTests(process.argv.slice(2));

if (run('scripts/setup.mjs', ['--tests']) !== 0) process.exit(1);

const folder = mkdtempSync(join(tmpdir(), 'cardwright-test-'));
try {
  const results = [];
  if (vitest) results.push(runVitest(vitest, join(folder, 'vitest.json')));
  if (playwright) results.push(runPlaywright(playwright, join(folder, 'playwright.json')));
  const { passed, failed, skipped } = addUp(results);
  process.stdout.write(`\n${passed} passed, ${failed} failed, ${skipped} skipped\n`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function runVitest(args, report) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const options = playwright ? ['--passWithNoTests'] : [];
  return readVitestReport(report, run('node_modules/vitest/vitest.mjs', ['run', ...reporters, ...options, ...args]));
}

function runPlaywright(args, report) {
  const options = ['--reporter=list,json', ...(vitest ? ['--pass-with-no-tests'] : [])];
  const status = run('node_modules/@playwright/test/cli.js', ['test', ...options, ...args], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  if (status !== 0) {
    const failures = relative(process.cwd(), join(root, 'out', 'test-failures'));
    process.stdout.write(`\nScreenshots and traces of failed browser tests: ${failures}\n`);
  }
  return readPlaywrightReport(report, status);
}

/** @returns {number | null} the exit code */
function run(script, args, environment = {}) {
  const env = { ...process.env, ...environment };
  return spawnSync(process.execPath, [join(root, script), ...args], { cwd: root, stdio: 'inherit', env }).status;
}
