import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { composeComment, markerOf, shownDifferences } from './composeComment.mjs';
import { GitHubError, GitHubRepository } from './GitHubRepository.mjs';

/**
 * Puts the pictures on their branch and the comment on the pull request. If GitHub refuses them, as from pull requests
 * of forks, whose token may not write, or cannot be reached, the job's summary has the comment without pictures.
 * @param {{ deck: string, differences?: readonly object[], notCompared?: string, findings?: readonly object[] }} results
 * @param {{ api: string, server: string, repository: string, token: string, branch: string, pullRequest: string, head: string, folder: string, summary: string | undefined }} place
 * @returns {Promise<string | undefined>} why the comment is in the summary, as a sentence without a full stop
 */
export async function publishComment(results, place) {
  const { api, server, repository, token, branch, pullRequest, head, folder, summary } = place;
  const github = new GitHubRepository({ api, token, repository });
  const names = shownDifferences(results.differences).flatMap(({ pictures = [] }) =>
    pictures.flatMap(({ before, after }) => [before, after].filter((name) => name !== undefined)),
  );
  try {
    const pathOf = (name) => `${pullRequest}/${head}/${name}`;
    const files = new Map();
    for (const name of names) files.set(pathOf(name), await readFile(join(folder, name)));
    const commit = files.size === 0 ? undefined : await github.putFiles(branch, files, `Pictures of #${pullRequest}`);
    const addressOf = (name) => `${server}/${repository}/raw/${commit}/${pathOf(name)}`;
    await github.comment(pullRequest, markerOf(results.deck), composeComment({ ...results, addressOf }));
    return undefined;
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    const differences = results.differences?.map((each) => ({ ...each, pictures: [] }));
    const text = composeComment({ ...results, differences, addressOf: (name) => name });
    if (summary !== undefined) await appendFile(summary, text);
    return error.message;
  }
}
