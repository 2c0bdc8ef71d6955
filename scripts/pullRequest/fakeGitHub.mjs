import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';

/**
 * Answers what the action asks as GitHub does, and remembers branches and comments.
 * @param page the status of a web page that answers every call instead
 * @param rivals how many other runs move the branch before this one can
 */
export async function fakeGitHub({ mayWrite = true, page, isDown = false, rivals = 0 } = {}) {
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
    [
      /^PATCH .*\/git\/refs\/heads\/(.+)$/,
      ([name], { sha }) => {
        if (rivals > 0)
          return ((rivals -= 1), state.branches.set(name, `rival${rivals}`), [422, { message: 'Not a fast forward' }]);
        return (state.branches.set(name, sha), [200, {}]);
      },
    ],
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
