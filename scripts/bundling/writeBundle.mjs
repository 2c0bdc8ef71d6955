import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/** Our packages whose modules find files from where they are. */
const PACKAGES = new Map(
  ['@cardwright/renderer', '@cardwright/templates'].map((name) => [
    dirname(fileURLToPath(import.meta.resolve(name))),
    name,
  ]),
);

/**
 * Bundles compiled programs of a package and what they import → `bundle` in the folder of the compiled modules. Some thousand
 * small modules take Node longer to find and read than most programs take to do their work.
 * @param folder of the compiled modules, as a path that ends with a slash
 * @param input the programs: names of files in the bundle → compiled modules
 * @param external the packages that stay as they are
 * @param format of the modules. Node 20 can keep the compiled code of CommonJS only.
 */
export async function writeBundle({ folder, input, external, plugins = [], format = 'esm' }) {
  const extension = format === 'cjs' ? 'cjs' : 'js';
  const target = join(folder, 'bundle');
  const bundle = await rolldown({
    input: Object.fromEntries(Object.entries(input).map(([name, path]) => [name, join(folder, path)])),
    platform: 'node',
    external,
    // The WebAssembly of WOFF2 calls its folder `__dirname`.
    ...(format === 'esm' && { transform: { define: { __dirname: 'import.meta.dirname' } } }),
    plugins: [keepPlaces(folder, target), copyLittleCms, ...plugins],
  });
  try {
    await bundle.write({
      dir: target,
      cleanDir: true,
      format,
      entryFileNames: `[name].${extension}`,
      // With constant names, the code that is kept of a module replaces that of its last version.
      chunkFileNames: format === 'cjs' ? '[name].cjs' : '[name]-[hash].js',
      // Names are kept for stack traces.
      minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
    });
  } finally {
    await bundle.close();
  }
}

/** Modules in the bundle keep finding the files of their packages. */
function keepPlaces(folder, target) {
  const placeOf = (id) => {
    if (id.startsWith(folder)) return `new URL('${relative(target, id)}', import.meta.url).href`;
    for (const [from, name] of PACKAGES)
      if (id.startsWith(from)) return `new URL('./${relative(from, id)}', ${resolved(name)}).href`;
    return undefined;
  };
  return {
    name: 'keep-places',
    transform(code, id) {
      const place = code.includes('import.meta.url') ? placeOf(id) : undefined;
      return place === undefined ? undefined : code.replaceAll('import.meta.url', place);
    },
  };
}

/** The address of a package's entry point, in code of either format and without a name that the module may use itself. */
const resolved = (name) =>
  `process.getBuiltinModule('url').pathToFileURL(process.getBuiltinModule('module').createRequire(import.meta.url).resolve('${name}'))`;

/** Little CMS reads its WebAssembly from beside itself. */
const copyLittleCms = {
  name: 'copy-little-cms',
  generateBundle() {
    const path = createRequire(import.meta.resolve('@cardwright/renderer')).resolve('lcms-wasm');
    this.emitFile({ type: 'asset', fileName: 'lcms.wasm', source: readFileSync(join(dirname(path), 'lcms.wasm')) });
  },
};
