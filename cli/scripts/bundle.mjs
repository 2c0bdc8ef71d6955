// Bundles the command line into dist/bundle.
import { createRequire } from 'node:module';
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

/** Loaded when they are first used: sharp takes longer than a card without pictures takes to paint, and few decks are YAML. */
const LATER = ['sharp', 'yaml'];

const loadLater = {
  name: 'load-later',
  resolveId: (id, importer) => (LATER.includes(id) && importer !== undefined ? `\0${id}` : undefined),
  load: (id) => (LATER.includes(id.slice(1)) ? standIn(id.slice(1)) : undefined),
};

/** A module whose functions and classes load the package. */
function standIn(name) {
  const names = Object.keys(createRequire(import.meta.url)(name));
  return `import { createRequire } from 'node:module';
let loaded;
const load = () => (loaded ??= createRequire(import.meta.url)('${name}'));
const standIn = (pick) =>
  new Proxy(function () {}, {
    apply: (_target, _this, args) => pick()(...args),
    construct: (_target, args) => new (pick())(...args),
    get: (_target, key) => pick()[key],
  });
export default standIn(load);
${names.map((key) => `export const ${key} = standIn(() => load().${key});`).join('\n')}`;
}

await writeBundle({
  folder: fileURLToPath(new URL('../dist/', import.meta.url)),
  input: { main: 'main.js' },
  external: EXTERNAL,
  plugins: [decodeYoga, loadLater],
});
