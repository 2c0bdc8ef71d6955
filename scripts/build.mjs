#!/usr/bin/env node
// Builds every package: fonts, TypeScript, the command line, the export browser's page, the studio. Does nothing if no source has
// changed since the last build. --force builds anyway.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { root, run } from './setup/shell.mjs';
import { INITIAL_DATA } from '../server/embedded/initialData.mjs';
import { Steps } from './setup/Steps.mjs';

const require = createRequire(import.meta.url);
const stampFile = join(root, 'node_modules', '.cache', 'cardwright-build');
const packages = ['renderer', 'templates', 'fixtures', 'cli', 'server', 'studio'];

const vite = join(dirname(require.resolve('vite/package.json', { paths: [join(root, 'studio')] })), 'bin', 'vite.js');

// TypeScript 7; the linter still needs the programming interface of TypeScript 6 (docs/decisions/0026).
const COMPILER = join(dirname(require.resolve('typescript-native/package.json')), 'bin', 'tsc');

const commands = [
  ['decoding fonts', 'decoded fonts', ['renderer/scripts/buildFonts.mjs']],
  ['compiling TypeScript', 'compiled TypeScript', [COMPILER, '-b']],
  ['bundling the command line', 'bundled the command line', ['cli/scripts/bundle.mjs']],
  ['bundling the server', 'bundled the server', ['server/scripts/bundle.mjs']],
  ['preparing the database', 'prepared the database', ['server/embedded/makeInitialData.mjs']],
  ['loading the demo decks', 'loaded the demo decks', ['server/dist/makeStartingData.js']],
  ['bundling the export page', 'bundled the export page', ['renderer/scripts/buildPage.mjs']],
  ['building the studio', 'built the studio', [vite, 'build', '--logLevel', 'warn', 'studio']],
];

const stamp = fingerprint();
if (process.argv.includes('--force') || !isBuilt(stamp)) {
  const steps = new Steps('build');
  for (const [doing, done, args] of commands) {
    const { ok, output } = steps.run({ doing, done, failed: `${doing} failed` }, () => run(process.execPath, args));
    if (ok) continue;
    process.stderr.write(`\n${output.trimEnd()}\n`);
    process.exit(1);
  }
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}

function isBuilt(wanted) {
  const made = [
    'renderer/assets/fonts/manifest.json',
    'cli/dist/bundle/main.cjs',
    'server/dist/bundle/start.js',
    'studio/dist/site/index.html',
    INITIAL_DATA,
    'server/embedded/starting/stamp.txt',
    ...packages.slice(0, 5).map((name) => `${name}/dist`),
  ];
  return (
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === wanted &&
    made.every((path) => existsSync(resolve(root, path)))
  );
}

/** Names, sizes and modification times of everything that the build reads. */
function fingerprint() {
  const hash = createHash('sha256');
  const add = (path) => {
    const { mtimeMs, size } = statSync(path);
    hash.update(`${path} ${mtimeMs} ${size}\n`);
  };
  for (const name of packages) {
    for (const folder of ['src', 'scripts', 'public']) {
      const path = join(root, name, folder);
      if (!existsSync(path)) continue;
      for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
        if (entry.isFile()) add(join(entry.parentPath, entry.name));
      }
    }
    add(join(root, name, 'package.json'));
    add(join(root, name, 'tsconfig.json'));
  }
  for (const name of [
    'package-lock.json',
    'tsconfig.base.json',
    'studio/vite.config.ts',
    'scripts/bundling/writeBundle.mjs',
    'studio/latestBuild.ts',
    'studio/index.html',
  ])
    add(join(root, name));
  return hash.digest('hex');
}
