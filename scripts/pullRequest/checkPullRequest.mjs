// Runs in the GitHub action: checks a deck, compares it with the base of the pull request, and comments what changed.
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkOutBase, compareWithBase, removeBase } from './compareWithBase.mjs';
import { publishComment } from './publishComment.mjs';
import { runCardwright } from './runCardwright.mjs';

const {
  DECK: deck = '',
  FAIL_ON = 'error',
  TOKEN = '',
  BRANCH,
  PULL_REQUEST,
  BASE_SHA,
  HEAD_SHA,
  ...env
} = process.env;
const DELETED =
  'This pull request deletes the deck. Remove it from the workflow as well, or the check fails in later pull requests.';
const NO_DECK = 'Give the action the path of the deck file or folder in the repository, as the input “deck”.';

if (deck.trim() === '') {
  // GitHub passes a required input on, even if it is empty, such as that of an unset variable.
  console.error(`error: The input “deck” is empty.\n  fix: ${NO_DECK}`);
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'cardwright-pr-'));
const base = PULL_REQUEST ? checkOutBase(BASE_SHA, folder) : undefined;
try {
  const isDeleted = base !== undefined && existsSync(join(base, deck)) && !existsSync(deck);
  if (isDeleted) await sayDeleted();
  else process.exitCode = await checkDeck();
} finally {
  if (base !== undefined) removeBase(base);
}

async function sayDeleted() {
  console.log(DELETED);
  await publish({ notCompared: DELETED });
}

/** @returns the exit code of the check */
async function checkDeck() {
  const report = join(folder, 'check.html');
  const { status, result } = runCardwright(['check', deck, '--fail-on', FAIL_ON, '--report', report]);
  if (status > 1) {
    const { message, fix = existsSync(deck) ? undefined : NO_DECK } = result.error;
    console.error(`error: ${message}${fix === undefined ? '' : `\n  fix: ${fix}`}`);
    return status;
  }
  console.log(`The report with pictures is ${report}.`);
  if (PULL_REQUEST)
    await publish({ ...compareWithBase({ deck, base, sha: BASE_SHA, folder }), findings: findingsIn(result) });
  return status;
}

/** What the check found. A deck that cannot be read has only problems, or the error that stopped the check. */
function findingsIn({ problems = [], findings = [], error }) {
  const all = [...problems, ...findings];
  return all.length > 0 || error === undefined ? all : [{ severity: 'error', path: '', ...error }];
}

async function publish(results) {
  const refusal = await publishComment(
    { deck, ...results },
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
