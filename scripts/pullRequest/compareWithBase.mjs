import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCardwright } from './runCardwright.mjs';

/**
 * Checks out the base of the pull request in a folder of its own, and fetches it first where the checkout lacks it.
 * @returns {string | undefined} the folder; undefined if the base cannot be fetched: then the log has git's message
 */
export function checkOutBase(sha, folder) {
  const isHere = spawnSync('git', ['cat-file', '-e', `${sha}^{commit}`], { stdio: 'ignore' }).status === 0;
  if (!isHere && spawnSync('git', ['fetch', '--depth=1', 'origin', sha], { stdio: 'inherit' }).status !== 0)
    return undefined;
  const base = join(folder, 'base');
  execFileSync('git', ['worktree', 'add', '--detach', base, sha], { stdio: 'inherit' });
  return base;
}

/** Removes what `checkOutBase` made. */
export function removeBase(base) {
  execFileSync('git', ['worktree', 'remove', '--force', base], { stdio: 'inherit' });
}

/**
 * The cards that differ from the base, with pictures in the folder; of a new deck all of them.
 * @param {string | undefined} base its folder, if it could be fetched
 * @returns {{ differences: readonly object[] } | { notCompared: string }} or why there are none, in sentences
 */
export function compareWithBase({ deck, base, sha, folder }) {
  if (base === undefined) return { notCompared: notFetched(sha) };
  const before = join(base, deck);
  const { result } = runCardwright([
    'diff',
    existsSync(before) ? before : emptyDeck(folder),
    deck,
    '--pictures',
    folder,
  ]);
  if (result.error === undefined) return { differences: result.differences };
  const message = result.error.message.replaceAll(`${folder}/`, '');
  return { notCompared: `The cards were not compared, because a version of the deck cannot be read: ${message}` };
}

function notFetched(sha) {
  return `The cards were not compared, because git cannot fetch the base of the pull request, ${sha.slice(0, 7)}; the log of the job says why. Give the step \`actions/checkout\` the setting \`fetch-depth: 0\`, so that the base is there.`;
}

function emptyDeck(folder) {
  const file = join(folder, 'empty.json');
  writeFileSync(file, '{ "categories": [] }');
  return file;
}
