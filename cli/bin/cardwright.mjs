#!/usr/bin/env node
import module from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { isBundleCurrent } from './isBundleCurrent.mjs';

// The reader of the output may stop early, as `head` does; that is not a failure.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
}

// V8 looks for garbage whenever the heap has grown by a fifth; by default it lets thousands of faces take several times as much.
setFlagsFromString('--heap-growing-percent=20');
// To compile the shaping of text a second time takes longer than it saves in 2,000 cards. The database of `serve` gains from it.
if (!process.argv.includes('serve')) setFlagsFromString('--wasm-tiering-budget=2000000000');

// From Node 22 on, the compiled code is kept for the next start.
module.enableCompileCache?.();
const { main } = await (isBundleCurrent() ? import('../dist/bundle/main.js') : import('../dist/main.js'));
process.exitCode = await main(process.argv.slice(2));
