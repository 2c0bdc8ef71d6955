// Bundles the command line into dist/bundle.
import { fileURLToPath } from 'node:url';
import { writeBundle } from '../../scripts/bundling/writeBundle.mjs';

/** Packages that stay as they are: with native code, a browser or a server, and used by few commands. */
const EXTERNAL = [
  '@cardwright/server/run',
  '@puppeteer/browsers',
  '@sparticuz/chromium',
  'pdf-lib',
  'puppeteer-core',
  'yazl',
];

/** Yoga's WebAssembly is part of its code; without `fetch` it decodes it at once, and Node need not load its HTTP client. */
const decodeYoga = {
  name: 'decode-yoga',
  transform: (code, id) => (id.includes('yoga-wasm-base64') ? `const fetch = undefined;\n${code}` : undefined),
};

/** sharp takes longer to load than a card without pictures takes to paint. */
const loadSharpLater = {
  name: 'load-sharp-later',
  resolveId: (id, importer) => (id === 'sharp' && importer !== undefined ? '\0sharp' : undefined),
  load: (id) =>
    id === '\0sharp'
      ? `import { createRequire } from 'node:module';
let loaded;
const sharp = () => (loaded ??= createRequire(import.meta.url)('sharp'));
export default new Proxy(function () {}, {
  apply: (_target, _this, args) => sharp()(...args),
  get: (_target, key) => sharp()[key],
});`
      : undefined,
};

await writeBundle({
  folder: fileURLToPath(new URL('../dist/', import.meta.url)),
  input: { main: 'main.js' },
  external: EXTERNAL,
  plugins: [decodeYoga, loadSharpLater],
});
