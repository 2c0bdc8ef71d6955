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
      {
        name: join(process.cwd(), 'a.test.ts'),
        status: 'failed',
        assertionResults: [{ status: 'failed', fullName: 'adds', failureMessages: ['\u001b[31mexpected 3\u001b[39m'] }],
      },
      { name: join(process.cwd(), 'b.test.ts'), status: 'failed', assertionResults: [], message: 'no module' },
    ],
  });
  const failures = ['a.test.ts › adds\n    expected 3', 'b.test.ts › does not load\n    no module'];
  expect(readVitestReport(file, 1)).toEqual({ passed: 5, failed: 2, skipped: 3, failures });
});

test('a file that Playwright cannot load and a test that passes only at its second try count as failures', () => {
  const spec = (title, status) => ({
    file: 'a.spec.ts',
    title,
    tests: [{ status, results: [{ error: { message: title } }, {}] }],
  });
  const file = reportFile({
    stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 },
    suites: [
      {
        specs: [spec('reads', 'expected'), spec('writes', 'unexpected')],
        suites: [{ specs: [spec('waits', 'flaky')] }],
      },
    ],
    errors: [{ message: 'x' }],
  });
  const failures = [
    'a.spec.ts › writes\n    writes',
    'a.spec.ts › waits\n    waits',
    'Playwright › could not run\n    x',
  ];
  expect(readPlaywrightReport(file, 1)).toEqual({ passed: 7, failed: 3, skipped: 2, failures });
});

test('a runner that ends badly has failed, also without a report', () => {
  const file = reportFile({ stats: { expected: 7, unexpected: 0, flaky: 0, skipped: 0 }, suites: [], errors: [] });
  expect(readPlaywrightReport(file, 1).failed).toBe(1);
  expect(readPlaywrightReport(file, 0).failed).toBe(0);
  expect(readVitestReport('/nowhere/report.json', 1).failed).toBe(1);
});

test('the totals are sums', () => {
  const one = { passed: 1, failed: 2, skipped: 3, failures: ['a', 'b'] };
  expect(addUp([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6, failures: ['a', 'b', 'a', 'b'] });
});
