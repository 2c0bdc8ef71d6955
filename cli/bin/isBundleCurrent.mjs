import { statSync } from 'node:fs';

/** What the compiler writes last; packages do not contain these files. */
const COMPILED = ['cli', 'renderer', 'templates', 'server'].map((name) => `../../${name}/tsconfig.tsbuildinfo`);

/** Whether the bundle exists and no package was compiled after it: in the repository, `tsc` may run without `npm run build`. */
export function isBundleCurrent() {
  const bundled = changedAt('../dist/bundle/main.js');
  return bundled > 0 && COMPILED.every((path) => changedAt(path) <= bundled);
}

/** ms; 0 for a file that does not exist */
function changedAt(path) {
  return statSync(new URL(path, import.meta.url), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
