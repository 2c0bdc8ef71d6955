import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { composeComment } from './composeComment.mjs';
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

/** GitHub's answers to what the action asks, with branches and comments that it remembers; or only pages, or nothing. */
async function fakeGitHub({ mayWrite = true, page, isDown = false } = {}) {
  const state = { branches: new Map(), blobs: [], commits: [], comments: [], calls: [] };
  const routes = [
    [
      /^GET \/repos\/o\/r\/git\/ref\/heads\/(.+)$/,
      ([name]) => {
        const sha = state.branches.get(name);
        return sha === undefined ? [404, { message: 'Not Found' }] : [200, { object: { sha } }];
      },
    ],
    [
      /^POST .*\/git\/blobs$/,
      (_, { content }) => [201, { sha: `blob${state.blobs.push(Buffer.from(content, 'base64').toString())}` }],
    ],
    [
      /^POST .*\/git\/trees$/,
      (_, { tree, base_tree: base }) => [201, { sha: `tree of ${tree.map(({ path }) => path).join(' ')} on ${base}` }],
    ],
    [/^POST .*\/git\/commits$/, (_, body) => [201, { sha: `commit${state.commits.push(body)}` }]],
    [/^POST .*\/git\/refs$/, (_, { ref, sha }) => (state.branches.set(ref.replace('refs/heads/', ''), sha), [201, {}])],
    [/^PATCH .*\/git\/refs\/heads\/(.+)$/, ([name], { sha }) => (state.branches.set(name, sha), [200, {}])],
    [
      /^GET .*\/issues\/7\/comments\?per_page=100&page=(\d+)$/,
      ([page]) => [200, state.comments.slice((page - 1) * 100, page * 100)],
    ],
    [
      /^POST .*\/issues\/7\/comments$/,
      (_, { body }) => [201, { id: state.comments.push({ id: state.comments.length + 1, body }) }],
    ],
    [/^PATCH .*\/issues\/comments\/(\d+)$/, ([id], { body }) => [200, (state.comments[id - 1].body = body)]],
  ];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    const line = `${request.method} ${request.url}`;
    state.calls.push(line);
    if (isDown) return void request.socket.destroy();
    if (page !== undefined) return void response.writeHead(page, { 'content-type': 'text/html' }).end('<p>Unicorn!');
    const isUnknown = request.headers.authorization !== 'Bearer secret';
    const [pattern, answer] = routes.find(([each]) => each.test(line)) ?? [];
    const [status, body] = isUnknown
      ? [401, { message: 'Bad credentials' }]
      : !mayWrite && request.method !== 'GET'
        ? [403, { message: 'Resource not accessible by integration' }]
        : answer === undefined
          ? [500, { message: line }]
          : answer(pattern.exec(line).slice(1), text === '' ? {} : JSON.parse(text));
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { state, api: `http://127.0.0.1:${server.address().port}` };
}

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

it('says that cards were not compared, and where a deck cannot be read', () => {
  const place = { file: 'deck.yaml', line: 16 };
  const findings = [{ severity: 'error', code: 'size.unknown', message: 'There is no card size "pokerr".', place }];
  const text = composeComment({ deck: 'my-deck', differences: undefined, findings, addressOf: (file) => file });
  expect(text).toContain('The cards were not compared');
  expect(text).toContain('There is no card size "pokerr". (`deck.yaml:16`)');
});
