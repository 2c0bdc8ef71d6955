#!/usr/bin/env node
// Builds every package: fonts, TypeScript, the export browser's page, the studio. Does nothing when no source has
// changed since the last time, so that starting again takes no time. --force builds anyway.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const require = createRequire(import.meta.url);
const stampFile = join(root, 'node_modules', '.cache', 'cardwright-build');
const packages = ['renderer', 'templates', 'fixtures', 'cli', 'server', 'studio'];

const steps = [
  ['fonts', ['renderer/scripts/buildFonts.mjs']],
  ['types', [require.resolve('typescript/bin/tsc'), '-b']],
  ['export page', ['renderer/scripts/buildPage.mjs']],
  [
    'studio',
    [
      join(dirname(require.resolve('vite/package.json', { paths: [join(root, 'studio')] })), 'bin', 'vite.js'),
      'build',
      '--logLevel',
      'warn',
      'studio',
    ],
  ],
];

const stamp = fingerprint();
if (process.argv.includes('--force') || !isBuilt(stamp)) {
  for (const [name, args] of steps) {
    const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 2, 2] });
    if (status === 0) continue;
    process.stderr.write(`build: the step "${name}" failed\n`);
    process.exit(1);
  }
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}

function isBuilt(wanted) {
  const made = [
    'renderer/assets/fonts/manifest.json',
    'studio/dist/site/index.html',
    ...packages.slice(0, 5).map((name) => `${name}/dist`),
  ];
  return (
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === wanted &&
    made.every((path) => existsSync(join(root, path)))
  );
}

/** Names, sizes and times of everything that the build reads. */
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
    'studio/latestBuild.ts',
    'studio/index.html',
  ])
    add(join(root, name));
  return hash.digest('hex');
}
