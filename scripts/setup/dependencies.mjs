import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, SetupError, steps } from './shell.mjs';

const stamp = join(root, 'node_modules', '.cardwright-lock');

/** Installs the versions in package-lock.json unless they are installed. Downloads no browser. */
export function installDependencies() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  // Updates an existing installation; only a fresh clone gets a clean one.
  const command = existsSync(join(root, 'node_modules')) ? 'install' : 'ci';
  const words = {
    doing: `installing dependencies (npm ${command})`,
    done: 'installed dependencies',
    failed: 'could not install the dependencies',
  };
  // npm is a script on Windows, and Node starts scripts only through a shell.
  const shell = process.platform === 'win32';
  const { ok, output } = steps.run(words, () =>
    run('npm', [command, '--no-audit', '--no-fund', '--prefer-offline'], { shell }),
  );
  if (!ok) throw new SetupError(`the dependencies could not be installed. Run: npm ${command}`, output);
  writeFileSync(stamp, wanted);
}
