import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * `failures` names each failed test with its file and the beginning of its message, so that the end of a log is enough.
 * @typedef {{passed: number, failed: number, skipped: number, failures: string[]}} Results
 */

/** How much of a failure's message the end of the log repeats. */
const MESSAGE_LINES = 6;

/**
 * What vitest's JSON report counts. A file that fails to load holds no test, but it is a failure all the same.
 * @param {string} file
 * @param {number | null} status the runner's exit code
 * @returns {Results}
 */
export function readVitestReport(file, status) {
  const report = read(file);
  if (report === undefined) return withoutReport(file);
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = report;
  const unloaded = testResults.filter(({ status, assertionResults }) => {
    return status === 'failed' && assertionResults.every((test) => test.status !== 'failed');
  });
  const failed = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => failure(name, fullName, failureMessages.join('\n'))),
  );
  return whole(status, {
    passed: numPassedTests,
    failed: numFailedTests + unloaded.length,
    skipped: numPendingTests + numTodoTests,
    failures: [...failed, ...unloaded.map(({ name, message }) => failure(name, 'does not load', message))],
  });
}

/**
 * The same of Playwright's JSON report, which lists files that fail to load and a failed set-up under `errors`.
 * @param {string} file
 * @param {number | null} status the runner's exit code
 * @returns {Results}
 */
export function readPlaywrightReport(file, status) {
  const report = read(file);
  if (report === undefined) return withoutReport(file);
  const { expected, unexpected, flaky, skipped } = report.stats;
  return whole(status, {
    passed: expected,
    failed: unexpected + flaky + report.errors.length,
    skipped,
    failures: [
      ...report.suites.flatMap(specsOf).flatMap(failuresOfSpec),
      ...report.errors.map(({ message, location }) =>
        failure(location?.file ?? 'Playwright', 'could not run', message),
      ),
    ],
  });
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** The failure of a spec whose tries were not all as expected; otherwise none. */
function failuresOfSpec({ file, title, tests }) {
  return tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ results }) => failure(file, title, results.map(({ error }) => error?.message ?? '').join('\n')));
}

/**
 * @param {readonly Results[]} results
 * @returns {Results}
 */
export function addUp(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    failures: results.flatMap(({ failures }) => failures),
  };
}

/** A runner that ends badly has failed, whatever it counted. */
function whole(status, results) {
  if (status === 0 || results.failed > 0) return results;
  return { ...results, failed: 1, failures: [`The runner ended with exit code ${status} though no test failed.`] };
}

function withoutReport(file) {
  return { passed: 0, failed: 1, skipped: 0, failures: [`The runner wrote no report to ${file}.`] };
}

function failure(file, title, message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [`${relative(process.cwd(), file)} › ${title}`, ...lines.slice(0, MESSAGE_LINES)].join('\n    ');
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
