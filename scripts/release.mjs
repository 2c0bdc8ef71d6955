#!/usr/bin/env node
// Makes a release: checks everything, sets one version in all packages, dates the changelog, packs, and prints the commands that publish it.
//   npm run release -- 0.2.0              ends with a commit, a tag and tarballs in out/packages; publishes nothing
//   npm run release -- 0.2.0 --dry-run    only reports what it would do
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PUBLISHED } from './packing/publishedPackage.mjs';
import { datedChangelog, withVersion } from './packing/releaseTexts.mjs';
import { root } from './setup/shell.mjs';

const WORKSPACES = ['.', ...PUBLISHED, 'fixtures', 'studio'];
const isDry = process.argv.includes('--dry-run');
const [version] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version ?? '')) refuse('name the version, such as: npm run release -- 0.2.0');
if (git('status', '--porcelain').trim() !== '') refuse('the working tree has changes; commit or stash them first');

const changelog = datedChangelog(read('CHANGELOG.md'), version, new Date());
if (changelog === undefined) refuse('CHANGELOG.md has nothing under "Unreleased"');

perform('npm', 'run', 'check');
for (const place of WORKSPACES)
  write(join(place, 'package.json'), withVersion(read(join(place, 'package.json')), version));
write('CHANGELOG.md', changelog);
perform('npm', 'install', '--package-lock-only', '--no-audit', '--no-fund');
perform('npm', 'run', 'build', '--', '--force');
perform('npm', 'run', 'check:packages', '--', 'out/packages');
perform('git', 'commit', '--all', '--message', `Release ${version}`);
perform('git', 'tag', `v${version}`);

process.stdout.write('\nTo publish it:\n');
for (const folder of PUBLISHED)
  process.stdout.write(`  npm publish out/packages/cardwright-${folder}-${version}.tgz --access public\n`);
process.stdout.write(`  git push origin HEAD v${version}\n`);

function perform(command, ...args) {
  process.stderr.write(`release: ${[command, ...args].join(' ')}\n`);
  if (isDry) return;
  const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) refuse(`${command} ${args.join(' ')} failed`);
}

function write(path, text) {
  process.stderr.write(`release: write ${path}\n`);
  if (!isDry) writeFileSync(join(root, path), text);
}

function read(path) {
  return readFileSync(join(root, path), 'utf8');
}

function git(...args) {
  return spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout;
}

function refuse(message) {
  process.stderr.write(`release: ${message}\n`);
  process.exit(1);
}
