#!/usr/bin/env node
// Builds every package: fonts, TypeScript, the studio, the export browser's page, the command line, the server and what it starts
// with. Does nothing if no source has changed since the last build. --force builds anyway.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { root, runBeside, SetupError } from './setup/shell.mjs';
import { INITIAL_DATA } from '../server/embedded/initialData.mjs';
import { Steps } from './setup/Steps.mjs';

const require = createRequire(import.meta.url);
const stampFile = join(root, 'node_modules', '.cache', 'cardwright-build');
const steps = new Steps('build');
const packages = ['renderer', 'templates', 'fixtures', 'cli', 'server', 'studio'];

const vite = join(dirname(require.resolve('vite/package.json', { paths: [join(root, 'studio')] })), 'bin', 'vite.js');

// TypeScript 7; the linter still needs the programming interface of TypeScript 6 (docs/decisions/0026).
const COMPILER = join(dirname(require.resolve('typescript-native/package.json')), 'bin', 'tsc');

/** On two cores, the compiler's usual number of threads takes more time, and twice the CPU time and memory. */
const THREADS = availableParallelism() <= 2 ? ['--builders', '1', '--checkers', '1'] : [];

const stamp = fingerprint();
if (process.argv.includes('--force') || !isBuilt(stamp)) {
  try {
    await build();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    process.stderr.write(`\n${error.output.trimEnd()}\n`);
    process.exit(1);
  }
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}

/** The studio and the export page are built from sources, so they need not wait for the compiler. */
async function build() {
  await step('decoding fonts', 'decoded fonts', ['renderer/scripts/buildFonts.mjs']);
  const others = async () => {
    await step('preparing the database', 'prepared the database', ['server/embedded/makeInitialData.mjs']);
    await step('bundling the export page', 'bundled the export page', ['renderer/scripts/buildPage.mjs']);
    await step('building the studio', 'built the studio', [vite, 'build', '--logLevel', 'warn', 'studio']);
  };
  await all([step('compiling TypeScript', 'compiled TypeScript', [COMPILER, '-b', ...THREADS]), others()]);
  await all([
    step('bundling the command line', 'bundled the command line', ['cli/scripts/bundle.mjs']),
    step('bundling the server', 'bundled the server', ['server/scripts/bundle.mjs']),
  ]);
  await step('loading the demo decks', 'loaded the demo decks', ['server/dist/makeStartingData.js']);
}

/** Waits for all of them, also when one fails: its programs should not run on unseen. */
async function all(works) {
  for (const { reason } of await Promise.allSettled(works)) if (reason !== undefined) throw reason;
}

/** Runs a program of ours with Node.js. @throws SetupError with what it printed */
async function step(doing, done, args) {
  const words = { doing, done, failed: `${doing} failed` };
  const { ok, output } = await steps.runBeside(words, () => runBeside(process.execPath, args));
  if (!ok) throw new SetupError(`${doing} failed`, output);
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
