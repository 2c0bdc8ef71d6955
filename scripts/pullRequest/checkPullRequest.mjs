// Runs in the GitHub action: checks a deck, compares it with the base of the pull request, and comments what changed.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publishComment } from './publishComment.mjs';

const CLI = fileURLToPath(new URL('../../cli/bin/cardwright.mjs', import.meta.url));
const MOST_OUTPUT = 256 * 1024 * 1024;
const { DECK: deck, FAIL_ON = 'error', TOKEN = '', BRANCH, PULL_REQUEST, BASE_SHA, HEAD_SHA, ...env } = process.env;
const folder = mkdtempSync(join(tmpdir(), 'cardwright-pr-'));

const report = join(folder, 'check.html');
const check = run(['check', deck, '--fail-on', FAIL_ON, '--report', report]);
console.log(`The report with pictures is ${report}.`);
if (PULL_REQUEST) {
  const differences = compare();
  const refusal = await publishComment(
    { deck, differences, findings: findingsIn(check.result) },
    {
      api: env.GITHUB_API_URL,
      server: env.GITHUB_SERVER_URL,
      repository: env.GITHUB_REPOSITORY,
      token: TOKEN,
      branch: BRANCH,
      pullRequest: PULL_REQUEST,
      head: HEAD_SHA,
      folder,
      summary: env.GITHUB_STEP_SUMMARY,
    },
  );
  console.log(
    refusal === undefined
      ? 'The pull request has the comment.'
      : `The summary of the job has the comment, without pictures. ${refusal}.`,
  );
}
process.exitCode = check.status;

/** What the check found. A deck that cannot be read has only problems, or the error that stopped the check. */
function findingsIn({ problems = [], findings = [], error }) {
  const all = [...problems, ...findings];
  return all.length > 0 || error === undefined ? all : [{ severity: 'error', path: '', ...error }];
}

/** The cards that differ from the base; none if the deck is new, undefined if it cannot be read here or there. */
function compare() {
  const base = join(folder, 'base');
  const { status } = spawnSync('git', ['fetch', '--depth=1', 'origin', BASE_SHA], { stdio: 'inherit' });
  if (status !== 0) return undefined;
  execFileSync('git', ['worktree', 'add', '--detach', base, BASE_SHA], { stdio: 'inherit' });
  try {
    if (!existsSync(join(base, deck))) return [];
    return run(['diff', join(base, deck), deck, '--pictures', folder]).result.differences;
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', base], { stdio: 'inherit' });
  }
}

/** Code 1 means that something was found. */
function run(args) {
  const { status, stdout } = spawnSync(process.execPath, [CLI, ...args, '--json'], {
    encoding: 'utf8',
    maxBuffer: MOST_OUTPUT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0 && status !== 1) process.exit(status ?? 1);
  return { status, result: JSON.parse(stdout) };
}
