import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { addUp, readPlaywrightReport, readVitestReport } from './results.mjs';
import { selectTests } from './selectTests.mjs';

test.each([
  [[], { vitest: [], playwright: [] }],
  [['renderer/src/layout'], { vitest: ['renderer/src/layout'] }],
  [['studio/test/shell.spec.ts'], { playwright: ['studio/test/shell.spec.ts'] }],
  [['studio/test', '--grep=toasts'], { playwright: ['studio/test', '--grep=toasts'] }],
  [['studio'], { vitest: ['studio'], playwright: ['studio'] }],
  [['server', 'signIn.spec'], { vitest: ['server'], playwright: ['signIn.spec'] }],
  [['--update'], { vitest: ['--update'], playwright: [] }],
])('the arguments %j select tests', (args, expected) => {
  expect(selectTests(args)).toEqual(expected);
});

function reportFile(report) {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

test('a file that vitest cannot load counts as a failure', () => {
  const file = reportFile({
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
    ],
  });
  expect(readVitestReport(file, 1)).toEqual({ passed: 5, failed: 2, skipped: 3 });
});

test('a file that Playwright cannot load and a test that passes only at its second try count as failures', () => {
  const file = reportFile({ stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{ message: 'x' }] });
  expect(readPlaywrightReport(file, 1)).toEqual({ passed: 7, failed: 3, skipped: 2 });
});

test('a runner that ends badly has failed, also without a report', () => {
  const file = reportFile({ stats: { expected: 7, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] });
  expect(readPlaywrightReport(file, 1).failed).toBe(1);
  expect(readPlaywrightReport(file, 0).failed).toBe(0);
  expect(readVitestReport('/nowhere/report.json', 1).failed).toBe(1);
});

test('the totals are sums', () => {
  const one = { passed: 1, failed: 2, skipped: 3 };
  expect(addUp([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 });
});
