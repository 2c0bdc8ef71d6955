import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root, SetupError } from './shell.mjs';

/** Builds all packages in a process of its own, because the compiler and the bundler are dependencies. */
export function buildEverything() {
  const script = join(root, 'scripts', 'build.mjs');
  const { status } = spawnSync(process.execPath, [script], { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new SetupError('the build failed for the reason above. To try again, run: npm run build');
}
