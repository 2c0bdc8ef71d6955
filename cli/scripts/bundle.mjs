// Bundles the compiled command line: dist/main.js and what it imports → dist/bundle. Some thousand small modules take Node
// longer to find and read than a card takes to export.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const folder = fileURLToPath(new URL('../dist/', import.meta.url));
const target = join(folder, 'bundle');

/** Packages that stay as they are: with native code, a browser or a server, and used by few commands. */
const EXTERNAL = [
  '@cardwright/server/run',
  '@puppeteer/browsers',
  '@sparticuz/chromium',
  'pdf-lib',
  'puppeteer-core',
  'yazl',
];

/** Our packages whose modules find files from where they are. */
const PACKAGES = new Map(
  ['@cardwright/renderer', '@cardwright/templates'].map((name) => [
    dirname(fileURLToPath(import.meta.resolve(name))),
    name,
  ]),
);

/** Modules in the bundle keep finding the files of their packages. */
const keepPlaces = {
  name: 'keep-places',
  transform(code, id) {
    if (!code.includes('import.meta.url')) return undefined;
    const place = placeOf(id);
    return place === undefined ? undefined : code.replaceAll('import.meta.url', place);
  },
};

function placeOf(id) {
  if (id.startsWith(folder)) return `new URL('${relative(target, id)}', import.meta.url).href`;
  for (const [from, name] of PACKAGES)
    if (id.startsWith(from)) return `new URL('./${relative(from, id)}', import.meta.resolve('${name}')).href`;
  return undefined;
}

/** Little CMS reads its WebAssembly from beside itself. */
const copyLittleCms = {
  name: 'copy-little-cms',
  generateBundle() {
    const path = createRequire(import.meta.resolve('@cardwright/renderer')).resolve('lcms-wasm');
    this.emitFile({ type: 'asset', fileName: 'lcms.wasm', source: readFileSync(join(dirname(path), 'lcms.wasm')) });
  },
};

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

const bundle = await rolldown({
  input: { main: join(folder, 'main.js') },
  platform: 'node',
  external: EXTERNAL,
  // What the WebAssembly of WOFF2 calls its folder.
  transform: { define: { __dirname: 'import.meta.dirname' } },
  plugins: [keepPlaces, copyLittleCms, decodeYoga, loadSharpLater],
});
try {
  await bundle.write({
    dir: target,
    cleanDir: true,
    format: 'esm',
    chunkFileNames: '[name]-[hash].js',
    minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
  });
} finally {
  await bundle.close();
}
