#!/usr/bin/env node
import module, { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isBundleCurrent } from '@cardwright/server/bundled';
import { setV8Flags } from '@cardwright/server/v8';
import { CompiledCode } from './CompiledCode.mjs';

// The reader of the output may stop early, as `head` does. That is not a failure, and the files still have to be written.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

const isServing = process.argv.includes('serve');
setV8Flags({ isServing });
// Compiling a schema takes longer than checking a deck with it. Zod reads its settings from this global.
if (!isServing) globalThis.__zod_globalConfig = { jitless: true };

// The compiled code is kept for the next start.
const bundle = fileURLToPath(new URL('../dist/bundle/main.cjs', import.meta.url));
const compiledCode = new CompiledCode();
if (module.enableCompileCache === undefined) compiledCode.use(dirname(bundle));
else module.enableCompileCache();

const { main } = isBundleCurrent(pathToFileURL(bundle))
  ? createRequire(import.meta.url)(bundle)
  : await import('../dist/main.js');
process.exitCode = await main(process.argv.slice(2));
compiledCode.save();
