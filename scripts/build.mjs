#!/usr/bin/env node
// Builds every package: fonts, TypeScript (incremental), the export browser's page.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const require = createRequire(import.meta.url);

const steps = [
  ['fonts', 'renderer/scripts/buildFonts.mjs'],
  ['types', require.resolve('typescript/bin/tsc'), '-b'],
  ['export page', 'renderer/scripts/buildPage.mjs'],
];

for (const [name, script, ...args] of steps) {
  const { status } = spawnSync(process.execPath, [script, ...args], { cwd: root, stdio: ['ignore', 2, 2] });
  if (status === 0) continue;
  process.stderr.write(`build: the step "${name}" failed\n`);
  process.exit(1);
}
