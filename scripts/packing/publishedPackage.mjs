import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';
import { root } from '../setup/shell.mjs';

/** Folders of the published packages, each after its dependencies. */
export const PUBLISHED = ['renderer', 'templates', 'server', 'cli'];

/** A package as npm would pack it. */
export function publishedPackage(folder) {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const { stdout, stderr } = spawnSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: join(root, folder),
    encoding: 'utf8',
  });
  if (!stdout.startsWith('[')) throw new Error(`npm pack failed in ${folder}: ${stderr}`);
  const files = new Set(JSON.parse(stdout)[0].files.map(({ path }) => path));
  return { folder, manifest, files, imports: (path) => importsOf(join(root, folder, path)) };
}

/** The files of all entry points and commands, as paths in the package. */
export function entryFiles({ exports = {}, bin = {} }) {
  const targets = Object.values(exports).flatMap((conditions) => Object.values(conditions));
  return [...targets, ...Object.values(bin)].map((path) => posix.normalize(path));
}

/** Files that the entry points import, directly or through others, including any that do not exist. */
export function reachableFiles({ folder, manifest, imports }) {
  const open = entryFiles(manifest).filter((path) => !path.endsWith('.json'));
  const seen = new Set(open);
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    for (const name of imports(path).filter((each) => each.startsWith('.'))) {
      const target = resolve(folder, posix.join(dirname(path), name), path);
      if (seen.has(target)) continue;
      seen.add(target);
      open.push(target);
    }
  }
  return seen;
}

/** Names of packages that a file imports or resolves. */
export function packagesIn(names) {
  return names
    .filter((name) => !/^(\.|\/|data:)/.test(name) && !isBuiltin(name))
    .map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
}

/** Maps declarations to compiled files, and sources to both. */
function resolve(folder, path, importer) {
  const isThere = (candidate) => existsSync(join(root, folder, candidate));
  const endings = importer.endsWith('.d.ts') ? ['.d.ts'] : /\.tsx?$/.test(importer) ? ['.ts', '.tsx'] : ['.js'];
  const candidates = endings.map((ending) => path.replace(/\.js$/, ending));
  return candidates.find(isThere) ?? path;
}

function importsOf(file) {
  if (!existsSync(file) || !/\.([mc]?[jt]sx?)$/.test(file)) return [];
  const text = readFileSync(file, 'utf8');
  const imported = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
  const resolved = [...text.matchAll(/(?:require|import\.meta)\.resolve\('([^']+)'\)/g)].map(([, name]) => name);
  return [...imported, ...resolved];
}
