import { statSync } from 'node:fs';

/** The files that the compiler writes last; packages do not contain them. */
const COMPILED = ['cli', 'renderer', 'templates', 'server'].map((name) => `../../${name}/tsconfig.tsbuildinfo`);

/**
 * Whether a bundle exists and is newer than the compiled packages: in the repository, `tsc` may run without `npm run build`.
 * @param file one of its files
 */
export function isBundleCurrent(file: URL): boolean {
  const bundled = changedAt(file);
  return bundled > 0 && COMPILED.every((path) => changedAt(new URL(path, import.meta.url)) <= bundled);
}

/**
 * Finds a compiled program of the server, from `src` as well as from `dist`. Bundled, it loads sooner.
 * @param path in `dist`; in the bundle, all programs are in one folder
 */
export function findProgram(path: string): URL {
  const bundled = new URL(`../dist/bundle/${path.split('/').at(-1)}`, import.meta.url);
  return isBundleCurrent(bundled) ? bundled : new URL(`../dist/${path}`, import.meta.url);
}

/** ms; 0 for a file that does not exist */
function changedAt(file: URL): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
