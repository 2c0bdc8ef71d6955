// Bundles the server, its worker and the programs that it starts into dist/bundle.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeBundle } from '../../scripts/bundling/writeBundle.mjs';

const { dependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** Our own packages, and others of many small modules. The rest stays as it is: it may have native code, or find its own files. */
const BUNDLED = /^(@cardwright\/|zod$|micromark$)/;

await writeBundle({
  folder: fileURLToPath(new URL('../dist/', import.meta.url)),
  input: {
    start: 'start.js',
    worker: 'worker.js',
    run: 'run/index.js',
    runDecoder: 'images/decoding/runDecoder.js',
    readLargeBody: 'bodies/readLargeBody.js',
  },
  external: [...Object.keys(dependencies).filter((name) => !BUNDLED.test(name)), '@sparticuz/chromium'].map(
    (name) => new RegExp(`^${name}(/|$)`),
  ),
});
