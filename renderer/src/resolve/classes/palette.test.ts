import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { paletteSource } from './testing/paletteSource.js';

const folder = dirname(createRequire(import.meta.url).resolve('tailwindcss/package.json'));
const file = fileURLToPath(new URL('palette.ts', import.meta.url));

test("the palette is that of the installed tailwindcss, with its licence's notice", () => {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const source = paletteSource(
    readFileSync(join(folder, 'theme.css'), 'utf8'),
    readFileSync(join(folder, 'LICENSE'), 'utf8'),
    version,
  );
  if (process.env.UPDATE === '1') writeFileSync(file, source);
  expect(readFileSync(file, 'utf8')).toBe(source);
  expect(source).toContain('Copyright (c) Tailwind Labs, Inc.');
});

test.each([
  ['red-500', '#fb2c36'],
  ['blue-500', '#2b7fff'],
  ['slate-900', '#0f172b'],
  ['mauve-50', '#fafafa'],
])('%s is %s', async (name, hex) => {
  const { PALETTE } = await import('./palette.js');
  expect(PALETTE[name]).toBe(hex);
});
