#!/usr/bin/env node
import module from 'node:module';
import { isBundleCurrent } from '@cardwright/server/bundled';
import { setV8Flags } from './setV8Flags.mjs';

// The reader of the output may stop early, as `head` does; that is not a failure.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
}

const isServing = process.argv.includes('serve');
setV8Flags({ isServing });
// Compiling a schema takes longer than checking a deck with it. Zod reads its settings from this global.
if (!isServing) globalThis.__zod_globalConfig = { jitless: true };

// From Node 22 on, the compiled code is kept for the next start.
module.enableCompileCache?.();
const isBundled = isBundleCurrent(new URL('../dist/bundle/main.js', import.meta.url));
const { main } = await (isBundled ? import('../dist/bundle/main.js') : import('../dist/main.js'));
process.exitCode = await main(process.argv.slice(2));
