const PER_PAGE = 100;
const MOST_TRIES = 5;

/** Begins comments of earlier versions, which had one for all decks. */
const OLD_MARKER = '<!-- cardwright check -->';

/** GitHub refused a request, with a status, or could not be reached. The message is a sentence without a full stop. */
export class GitHubError extends Error {
  constructor(message, { status, ...options } = {}) {
    super(message, options);
    this.status = status;
  }
}

/** The parts of GitHub's REST API that commenting with pictures needs. All of them throw GitHubError. */
export class GitHubRepository {
  #api;
  #token;
  #name;

  /** @param {{ api: string, token: string, repository: string }} about `repository` is `owner/name` */
  constructor({ api, token, repository }) {
    this.#api = api.replace(/\/$/, '');
    this.#token = token;
    this.#name = repository;
  }

  /**
   * Puts files on a branch in one commit; the branch has nothing in common with the others.
   * @param {ReadonlyMap<string, Buffer>} files by path
   * @returns {Promise<string>} the commit
   */
  async putFiles(branch, files, message) {
    const tree = [];
    for (const [path, bytes] of files) {
      const { sha } = await this.#call('POST', 'git/blobs', { content: bytes.toString('base64'), encoding: 'base64' });
      tree.push({ path, mode: '100644', type: 'blob', sha });
    }
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.#commit(branch, tree, message);
      } catch (error) {
        // The job of another deck has moved the branch meanwhile.
        if (error.status !== 422 || tries === MOST_TRIES) throw error;
      }
    }
  }

  async #commit(branch, tree, message) {
    const parent = await this.#head(branch);
    const base = parent === undefined ? {} : { base_tree: parent };
    const { sha: treeSha } = await this.#call('POST', 'git/trees', { ...base, tree });
    const parents = parent === undefined ? [] : [parent];
    const { sha } = await this.#call('POST', 'git/commits', { message, tree: treeSha, parents });
    if (parent === undefined) await this.#call('POST', 'git/refs', { ref: `refs/heads/${branch}`, sha });
    else await this.#call('PATCH', `git/refs/heads/${branch}`, { sha });
    return sha;
  }

  /** Replaces the comment of an earlier run, which begins with the marker, or adds one. */
  async comment(pullRequest, marker, body) {
    const own = await this.#ownComment(pullRequest, marker);
    if (own === undefined) await this.#call('POST', `issues/${pullRequest}/comments`, { body });
    else await this.#call('PATCH', `issues/comments/${own.id}`, { body });
  }

  async #ownComment(pullRequest, marker) {
    let old;
    for (let page = 1; ; page += 1) {
      const found = await this.#call('GET', `issues/${pullRequest}/comments?per_page=${PER_PAGE}&page=${page}`);
      const own = found.find(({ body }) => body?.startsWith(marker));
      old ??= found.find(({ body }) => body?.startsWith(OLD_MARKER));
      if (own !== undefined || found.length < PER_PAGE) return own ?? old;
    }
  }

  async #head(branch) {
    const answer = await this.#send('GET', `git/ref/heads/${branch}`);
    if (answer.status === 404) return undefined;
    return (await readAnswer(answer)).object.sha;
  }

  async #call(method, path, body) {
    return readAnswer(await this.#send(method, path, body));
  }

  async #send(method, path, body) {
    const address = `${this.#api}/repos/${this.#name}/${path}`;
    const request = {
      method,
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${this.#token}`,
        'x-github-api-version': '2022-11-28',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    };
    try {
      return await fetch(address, request);
    } catch (error) {
      throw new GitHubError(`GitHub cannot be reached: ${error.cause?.message ?? error.message}`, { cause: error });
    }
  }
}

async function readAnswer(answer) {
  const content = await answer.json().catch(() => undefined);
  if (answer.ok && content !== undefined) return content;
  // In front of GitHub are servers that answer with pages.
  const { status, statusText } = answer;
  throw new GitHubError(`GitHub answered ${status}: ${content?.message ?? statusText}`, { status });
}
