import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { composeComment } from './composeComment.mjs';
import { GitHubRepository } from './GitHubRepository.mjs';

/**
 * Puts the pictures on their branch and the comment on the pull request. A token that may not write, as with pull
 * requests from forks, leaves the comment without pictures in the job's summary.
 * @param {{ deck: string, differences: readonly object[] | undefined, findings: readonly object[] }} results
 * @param {{ api: string, server: string, repository: string, token: string, branch: string, pullRequest: string, head: string, folder: string, summary: string | undefined }} place
 * @returns {Promise<'commented' | 'summarised'>}
 */
export async function publishComment(results, place) {
  const { api, server, repository, token, branch, pullRequest, head, folder, summary } = place;
  const github = new GitHubRepository({ api, token, repository });
  const names = (results.differences ?? []).flatMap(({ pictures = [] }) =>
    pictures.flatMap(({ before, after }) => [before, after].filter((name) => name !== undefined)),
  );
  try {
    const pathOf = (name) => `${pullRequest}/${head}/${name}`;
    const files = new Map();
    for (const name of names) files.set(pathOf(name), await readFile(join(folder, name)));
    const commit = files.size === 0 ? undefined : await github.putFiles(branch, files, `Pictures of #${pullRequest}`);
    const addressOf = (name) => `${server}/${repository}/raw/${commit}/${pathOf(name)}`;
    await github.comment(pullRequest, composeComment({ ...results, addressOf }));
    return 'commented';
  } catch (error) {
    if (error.status !== 403 && error.status !== 404) throw error;
    const differences = results.differences?.map((each) => ({ ...each, pictures: [] }));
    const text = composeComment({ ...results, differences, addressOf: (name) => name });
    if (summary !== undefined) await appendFile(summary, text);
    return 'summarised';
  }
}
