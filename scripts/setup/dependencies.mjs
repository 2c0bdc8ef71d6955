import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, say, SetupError } from './shell.mjs';

const stamp = join(root, 'node_modules', '.cardwright-lock');

/** Installs what package-lock.json names, unless that is what is there. Downloads no browser. */
export function installDependencies() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  // What is installed is brought up to date; only a fresh clone gets everything anew.
  const command = existsSync(join(root, 'node_modules')) ? 'install' : 'ci';
  say(`installing dependencies (npm ${command})`);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = [command, '--no-audit', '--no-fund', '--prefer-offline'];
  if (!run(npm, args)) throw new SetupError(`the dependencies could not be installed. Run: npm ${command}`);
  writeFileSync(stamp, wanted);
}
