import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { composeComment, markerOf } from './composeComment.mjs';
import { fakeGitHub } from './fakeGitHub.mjs';
import { publishComment } from './publishComment.mjs';

const DIFFERENCES = [
  {
    status: 'changed',
    number: 3,
    title: 'Rain @everybody <b>',
    fields: [{ label: 'Title' }],
    pictures: [{ side: 'front', before: '3-front-before.webp', after: '3-front-after.webp' }],
  },
  { status: 'removed', number: 4, title: 'Wind', pictures: [{ side: 'front', before: '4-front-before.webp' }] },
];
const FINDINGS = [
  {
    severity: 'warning',
    code: 'number.missing',
    message: 'No card has the number 3.',
    quickFix: { label: 'Renumber' },
  },
];

function placeFor(api) {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-comment-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of ['3-front-before', '3-front-after', '4-front-before'])
    writeFileSync(join(folder, `${name}.webp`), name);
  return {
    api,
    server: 'https://github.example',
    repository: 'o/r',
    token: 'secret',
    branch: 'pictures',
    pullRequest: '7',
    head: 'abc',
    folder,
    summary: join(folder, 'summary.md'),
  };
}

const results = { deck: 'decks/weather', differences: DIFFERENCES, findings: FINDINGS };

it('puts pictures on a branch, comments once, and replaces its comment in later runs', async () => {
  const { state, api } = await fakeGitHub();
  // A second page of comments, so that its own comment is found there.
  state.comments.push(...Array.from({ length: 100 }, (_, index) => ({ id: index + 1, body: 'Nice!' })));
  const place = placeFor(api);
  expect(await publishComment(results, place)).toBeUndefined();
  expect(state.blobs).toEqual(['3-front-before', '3-front-after', '4-front-before']);
  expect(state.commits).toMatchObject([
    { parents: [], tree: expect.stringMatching(/7\/abc\/3-front-before\.webp .* on undefined/) },
  ]);
  expect(state.comments[100].body).toContain('src="https://github.example/o/r/raw/commit1/7/abc/3-front-after.webp"');
  await publishComment(results, { ...place, head: 'def' });
  expect(state.comments).toHaveLength(101);
  expect(state.comments[100].body).toContain('raw/commit2/7/def/');
  expect(state.commits[1]).toMatchObject({ parents: ['commit1'] });
  expect(state.branches.get('pictures')).toBe('commit2');
});

it('keeps a comment for each deck, and takes over one that was for all decks', async () => {
  const { state, api } = await fakeGitHub();
  const place = placeFor(api);
  state.comments.push({ id: 1, body: '<!-- cardwright check -->\n\n## Cards of `decks/weather`' });
  for (const deck of ['decks/weather', 'decks/weather-2', 'decks/weather'])
    await publishComment({ ...results, deck }, place);
  expect(state.comments.map(({ body }) => body.split('\n')[0])).toEqual([
    markerOf('decks/weather'),
    markerOf('decks/weather-2'),
  ]);
});

it('names a deck in a marker that no name can end', () => {
  expect(markerOf('a --> b')).toBe('<!-- cardwright check: a%20--%3E%20b -->');
});

it.each([
  [4, undefined, 'rival0'],
  [5, 'GitHub answered 422: Not a fast forward', undefined],
])('puts pictures on a branch that %i other jobs move meanwhile, or gives up', async (rivals, refusal, parent) => {
  const { state, api } = await fakeGitHub({ rivals });
  state.branches.set('pictures', 'commit0');
  expect(await publishComment(results, placeFor(api))).toBe(refusal);
  expect([state.blobs.length, state.commits.length]).toEqual([3, 5]);
  if (parent !== undefined) expect(state.commits[4]).toMatchObject({ parents: [parent] });
});

it('uploads only the pictures that the comment shows', async () => {
  const { state, api } = await fakeGitHub();
  const differences = Array.from({ length: 21 }, () => DIFFERENCES[1]);
  const last = { ...DIFFERENCES[1], pictures: [{ side: 'front', before: 'absent.webp' }] };
  expect(await publishComment({ ...results, differences: [...differences, last] }, placeFor(api))).toBeUndefined();
  expect(state.blobs).toEqual(['4-front-before']);
});

it.each([
  ['the token may not write', { mayWrite: false }, {}, 'GitHub answered 403: Resource not accessible by integration'],
  ['the token is wrong', {}, { token: 'old' }, 'GitHub answered 401: Bad credentials'],
  ['GitHub has a fault', {}, { pullRequest: '8' }, 'GitHub answered 500: GET /repos/o/r/issues/8/comments'],
  ['a server in front of GitHub has a fault', { page: 502 }, {}, 'GitHub answered 502: Bad Gateway'],
  ['something else answers', { page: 200 }, {}, 'GitHub answered 200: OK'],
  ['GitHub cannot be reached', { isDown: true }, {}, 'GitHub cannot be reached: '],
])('leaves the comment in the summary and says why if %s', async (_, github, changes, why) => {
  const { state, api } = await fakeGitHub(github);
  const place = { ...placeFor(api), ...changes };
  expect(await publishComment(results, place)).toContain(why);
  expect(state.comments).toEqual([]);
  expect(readFileSync(place.summary, 'utf8')).toContain('No card has the number 3.');
});

it('does not hide its own faults', async () => {
  const { api } = await fakeGitHub();
  await expect(publishComment(results, { ...placeFor(api), folder: '/nowhere' })).rejects.toThrow('ENOENT');
});

it('writes texts of cards as texts, and keeps the comment short', () => {
  const many = Array.from({ length: 25 }, (_, index) => ({ status: 'added', number: index + 1, title: 'New' }));
  const text = composeComment({ ...results, differences: [...DIFFERENCES, ...many], addressOf: (name) => name });
  expect(text).toContain('**Changed: 3 Rain @\u200beverybody &lt;b>** (Title)');
  expect(text).toContain('… and 7 more cards.');
  expect(text).toContain('- **warning** No card has the number 3. `number.missing` – fix: Renumber');
  expect(composeComment({ deck: 'd', differences: [], findings: [], addressOf: String })).toMatch(
    /No card looks or reads differently\.[^]*no problems found/,
  );
});

it('names a card without a title by its number alone', () => {
  const differences = [{ status: 'changed', number: 2, title: ' ', fields: [{ label: 'Title' }] }];
  const text = composeComment({ deck: 'deck', differences, addressOf: () => '' });
  expect(text).toContain('**Changed: 2** (Title)');
});

it('says that cards were not compared, and where a deck cannot be read', () => {
  const place = { file: 'deck.yaml', line: 16 };
  const findings = [{ severity: 'error', code: 'size.unknown', message: 'There is no card size "pokerr".', place }];
  const notCompared = 'The cards were not compared, because the sun shines.';
  const text = composeComment({ deck: 'my-deck', notCompared, findings, addressOf: (file) => file });
  expect(text).toContain(`${notCompared}\n\n### Check: 1 error`);
  expect(text).toContain('There is no card size "pokerr". (`deck.yaml:16`)');
});
