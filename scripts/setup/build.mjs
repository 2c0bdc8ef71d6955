import { join } from 'node:path';
import { root, run, SetupError } from './shell.mjs';

/** Compiles all packages; each step finds out for itself that nothing has changed. */
export function buildEverything() {
  if (!run(process.execPath, [join(root, 'scripts', 'build.mjs')])) {
    throw new SetupError('the build failed; what it says above is why. Run: npm run build');
  }
}
