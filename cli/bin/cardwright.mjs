#!/usr/bin/env node
import module, { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isBundleCurrent } from '@cardwright/server/bundled';
import { setV8Flags } from '@cardwright/server/v8';
import { CompiledCode } from './CompiledCode.mjs';

// The reader of the output may stop early, as `head` does. That is not a failure, and the files still have to be written.
// A result that a full disk cuts off is a failure, with the exit code of what cannot be reached; lost progress is not.
let isCutOff = false;
process.stderr.on('error', () => undefined);
process.stdout.on('error', (error) => {
  if (error.code === 'EPIPE' || isCutOff) return;
  isCutOff = true;
  process.exitCode = 3;
  process.stderr.write(`error: The output cannot be written: ${error.message}.\n`);
});

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
const code = await main(process.argv.slice(2));
process.exitCode = isCutOff ? 3 : code;
compiledCode.save();
