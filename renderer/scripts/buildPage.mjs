// Bundles the page of the export browser: src/page/main.ts → dist/page/page.js and page.html. Takes well under a
// second.
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const root = new URL('..', import.meta.url);
const target = new URL('dist/page/', root);
const html =
  '<!doctype html><meta charset="utf-8"><title>Cardwright export</title><script src="page.js" defer></script>\n';

const bundle = await rolldown({
  input: fileURLToPath(new URL('src/page/main.ts', root)),
  platform: 'browser',
  resolve: { extensionAlias: { '.js': ['.ts', '.tsx', '.js'] } },
});
try {
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await mkdir(target, { recursive: true });
  await replace('page.js', output[0].code);
  await replace('page.html', html);
} finally {
  await bundle.close();
}

/** Several test runs may build at once, so replace the file atomically. */
async function replace(name, text) {
  const aside = new URL(`${name}.${process.pid}`, target);
  await writeFile(aside, text);
  await rename(aside, new URL(name, target));
}
