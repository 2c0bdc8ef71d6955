import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { fakeGitHub } from './fakeGitHub.mjs';

const PROGRAM = fileURLToPath(new URL('checkPullRequest.mjs', import.meta.url));
const DECK = {
  'decks/sky/deck.yaml':
    'templates: { front: pictogram, back: pictogram-back }\ntranslations: { en: { title: Sky } }\n',
  'decks/sky/cards.csv': 'title,icon\nMoon,lucide:moon\n',
};

/** An empty folder that is removed after the test. */
function emptyFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-check-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A repository with two commits, of the base and of the pull request, that were made from these files. */
function repositoryOf(before, after) {
  const folder = emptyFolder();
  const git = (...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  git('init', '--quiet');
  const commit = (files) => {
    rmSync(join(folder, 'decks'), { recursive: true, force: true });
    for (const [name, content] of Object.entries({ 'README.md': 'Decks', ...files })) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    git('add', '--all');
    git(
      '-c',
      'user.name=Test',
      '-c',
      'user.email=test@example.com',
      'commit',
      '--quiet',
      '--allow-empty',
      '-m',
      'Test',
    );
    return git('rev-parse', 'HEAD');
  };
  return { folder, base: commit(before), head: commit(after) };
}

/** Runs the program of the action. @returns its exit code, its log, and the comments that GitHub has then */
async function check({ folder, base, head }, env = {}) {
  const { state, api } = await fakeGitHub();
  const child = spawn(process.execPath, [PROGRAM], {
    cwd: folder,
    env: {
      ...process.env,
      // The report stays for the steps after the check.
      TMPDIR: emptyFolder(),
      DECK: 'decks/sky',
      TOKEN: 'secret',
      BRANCH: 'pictures',
      PULL_REQUEST: '7',
      BASE_SHA: base,
      HEAD_SHA: head,
      GITHUB_API_URL: api,
      GITHUB_SERVER_URL: 'https://github.example',
      GITHUB_REPOSITORY: 'o/r',
      ...env,
    },
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (log += text));
  const code = await new Promise((resolve) => void child.on('close', resolve));
  return { code, log, state, comment: state.comments[0]?.body };
}

it('lists the cards of a new deck, with pictures', async () => {
  const { code, comment, state } = await check(repositoryOf({}, DECK));
  expect(code).toBe(0);
  expect(comment).toMatch(/\*\*New: 1 Moon\*\*[^]*1-front-after\.webp[^]*### Check: 1 warning/);
  expect(state.blobs).toHaveLength(2);
});

it('says that the pull request deletes the deck, and does not fail', async () => {
  const { code, log, comment } = await check(repositoryOf(DECK, {}));
  expect([code, comment]).toEqual([
    0,
    expect.stringMatching(/This pull request deletes the deck\. Remove it from.*\n*$/),
  ]);
  expect(log).toContain('This pull request deletes the deck.');
});

it.each([
  [
    'a deck that does not exist',
    { DECK: 'decks/nope' },
    3,
    'error: There is no file or folder decks/nope.\n  fix: Give the action the path',
  ],
  ['an empty input', { DECK: '' }, 2, 'error: The input “deck” is empty.\n  fix: Give the action the path'],
  ['a wrong severity', { FAIL_ON: 'strict' }, 2, 'error: --fail-on: "strict" is invalid. Allowed choices are error,'],
])('says what is wrong with %s, and comments nothing', async (_, env, exitCode, message) => {
  const { code, log, comment } = await check(repositoryOf(DECK, DECK), env);
  expect([code, comment]).toEqual([exitCode, undefined]);
  expect(log).toContain(message);
});

it('says that the base cannot be fetched, and still checks', async () => {
  const { code, comment } = await check(repositoryOf(DECK, DECK), { BASE_SHA: '1234567'.padEnd(40, '0') });
  expect(code).toBe(0);
  expect(comment).toMatch(
    /git cannot fetch the base of the pull request, 1234567;[^]*`fetch-depth: 0`[^]*### Check: 1 warning/,
  );
});

it('says which version of the deck cannot be read', async () => {
  const broken = { ...DECK, 'decks/sky/deck.yaml': 'size: pokerr\n' };
  const { code, comment } = await check(repositoryOf(broken, DECK));
  expect([code, comment]).toEqual([0, expect.stringContaining('cannot be read: base/decks/sky has 1 problem.')]);
});
