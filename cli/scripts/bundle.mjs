// Bundles the command line into dist/bundle.
import { createRequire, isBuiltin } from 'node:module';
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

/** Yoga awaits its WebAssembly, which a CommonJS module cannot do. It is part of Yoga's code, and compiles in a few milliseconds. */
const compileYogaAtOnce = {
  name: 'compile-yoga-at-once',
  transform(code, id) {
    if (id.endsWith('yoga-layout/dist/src/index.js')) return replaceOnce(code, 'await loadYoga()', 'loadYoga()');
    if (!id.includes('yoga-wasm-base64')) return undefined;
    const [dataUrl] = /data:application\/octet-stream;base64,[\w+/=]+/.exec(code) ?? [];
    const start = `function start() {
  const yoga = {
    instantiateWasm(imports, receive) {
      const bytes = Buffer.from('${dataUrl?.split(',')[1]}', 'base64');
      const instance = new WebAssembly.Instance(new WebAssembly.Module(bytes), imports);
      receive(instance);
      return instance.exports;
    },
  };
  loadYoga(yoga);
  return yoga;
}
export default start;`;
    return replaceOnce(replaceOnce(code, dataUrl, ''), 'export default loadYoga;', start);
  },
};

/** Compiled code that is kept cannot import anything else on Node 20, so a module that Node compiles itself does it. */
const importElsewhere = {
  name: 'import-elsewhere',
  resolveId: (id) => (id === 'import-package' ? { id: '../../bin/importPackage.cjs', external: true } : undefined),
  transform(code) {
    const replaced = code.replaceAll(/\bimport\((?=['"`]([^'"`]+))/g, (call, name) =>
      isBuiltin(name) || EXTERNAL.includes(name) ? 'importPackage(' : call,
    );
    return replaced === code ? undefined : `import importPackage from 'import-package';\n${replaced}`;
  },
  generateBundle(_options, bundle) {
    for (const { fileName, code = '' } of Object.values(bundle)) {
      const [call] = /\bimport\(.{0,80}/.exec(code) ?? [];
      if (call !== undefined) throw new Error(`${fileName} imports something in an unknown way: ${call}`);
    }
  },
};

/** @throws Error if the text is not there: another version of the package needs another replacement */
function replaceOnce(code, text, replacement) {
  if (text === undefined || !code.includes(text)) throw new Error(`Yoga's code has changed: ${text} is missing.`);
  return code.replace(text, () => replacement);
}

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
  return `let loaded;
const load = () => (loaded ??= module.require('${name}'));
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
  plugins: [compileYogaAtOnce, importElsewhere, loadLater],
  format: 'cjs',
});
