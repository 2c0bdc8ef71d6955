#!/usr/bin/env node
// Sets up what is missing, runs every test, and ends with the failures and one line that adds up all of them. The browser specs run beside
// the other tests, and their output comes last. Paths select:
//   npm test -- renderer/src/layout            tests of a folder
//   npm test -- studio/test/shell.spec.ts      one browser spec, which starts nothing else
// Flags, with their values behind `=`, go to vitest, or to Playwright where only browser specs are selected.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addUp, readPlaywrightReport, readVitestReport } from './test/results.mjs';
import { selectTests } from './test/selectTests.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const { vitest, playwright } = selectTests(process.argv.slice(2));

const { status } = spawnSync(process.execPath, [join(root, 'scripts/setup.mjs'), '--tests'], { stdio: 'inherit' });
if (status !== 0) process.exit(1);

const folder = mkdtempSync(join(tmpdir(), 'cardwright-test-'));
try {
  const specs = playwright && startPlaywright(playwright, join(folder, 'playwright.json'));
  const results = [];
  if (vitest) results.push(await runVitest(vitest, join(folder, 'vitest.json')));
  if (specs) results.push(await specs.finish());
  const { passed, failed, skipped, failures } = addUp(results);
  for (const failure of failures) process.stdout.write(`\n✘ ${failure}\n`);
  process.stdout.write(`\n${passed} passed, ${failed} failed, ${skipped} skipped\n`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function runVitest(args, report) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const options = playwright ? ['--passWithNoTests'] : [];
  const child = start('node_modules/vitest/vitest.mjs', ['run', ...reporters, ...options, ...args], 'inherit');
  return readVitestReport(report, await exitCode(child));
}

/** Holds the output back: `finish` shows it from its beginning and gives the results. */
function startPlaywright(args, report) {
  const options = ['--reporter=list,json', ...(vitest ? ['--pass-with-no-tests'] : [])];
  const arguments_ = ['test', ...options, ...args];
  const environment = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const child = start('node_modules/@playwright/test/cli.js', arguments_, vitest ? 'pipe' : 'inherit', environment);
  const ended = exitCode(child);
  const held = [];
  let show = (chunk) => void held.push(chunk);
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => show(chunk));
  return {
    async finish() {
      show = (chunk) => void process.stdout.write(chunk);
      held.forEach(show);
      const code = await ended;
      if (code !== 0) {
        const failures = relative(process.cwd(), join(root, 'out', 'test-failures'));
        process.stdout.write(`\nScreenshots and traces of failed browser tests: ${failures}\n`);
      }
      return readPlaywrightReport(report, code);
    },
  };
}

function start(script, args, output, environment = {}) {
  const env = { ...process.env, ...environment };
  return spawn(process.execPath, [join(root, script), ...args], { cwd: root, stdio: ['inherit', output, output], env });
}

/** @returns {Promise<number | null>} null if a signal ended it */
function exitCode(child) {
  return new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
}
