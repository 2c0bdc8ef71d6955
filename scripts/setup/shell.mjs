import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** An error whose message is meant for the person at the keyboard and ends with the command that mends it. */
export class SetupError extends Error {}

export function say(message) {
  process.stderr.write(`setup: ${message}\n`);
}

/** Runs a program to its end, showing what it prints. @returns whether it succeeded */
export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2], ...options });
  return status === 0;
}

/** Full path of the first of the given programs that is on the PATH. */
export function which(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  for (const name of names) {
    const found = folders.map((folder) => join(folder, name)).find(isExecutable);
    if (found !== undefined) return found;
  }
  return undefined;
}

export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Installs a Debian package where that is possible: as root, with apt. @returns whether it is now installed */
export function aptInstall(...packages) {
  if (which('apt-get') === undefined || process.getuid?.() !== 0) return false;
  say(`installing Debian's ${packages.join(', ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = () => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
  return install() || (run('apt-get', ['update', '-qq'], { env }) && install());
}

export function giveUp(error) {
  if (!(error instanceof SetupError)) throw error;
  process.stderr.write(`\nsetup: ${error.message}\n`);
  process.exitCode = 3;
}
