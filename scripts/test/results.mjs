import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {{passed: number, failed: number, skipped: number}} Results
 */

/**
 * What vitest's JSON report counts. A file that fails to load holds no test, but it is a failure all the same.
 * @param {string} file
 * @param {number | null} status the runner's exit code
 * @returns {Results}
 */
export function readVitestReport(file, status) {
  const report = read(file);
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = report;
  const unloaded = testResults.filter(({ status, assertionResults }) => {
    return status === 'failed' && assertionResults.every((test) => test.status !== 'failed');
  });
  return whole(status, {
    passed: numPassedTests,
    failed: numFailedTests + unloaded.length,
    skipped: numPendingTests + numTodoTests,
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
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return whole(status, { passed: expected, failed: unexpected + flaky + report.errors.length, skipped });
}

/**
 * @param {readonly Results[]} results
 * @returns {Results}
 */
export function addUp(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** A runner that ends badly has failed, whatever it counted. */
function whole(status, results) {
  return status !== 0 && results.failed === 0 ? { ...results, failed: 1 } : results;
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
