import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const STUDIO = new URL('../../../studio/src/', import.meta.url);

const read = async (path: string): Promise<string> =>
  (await readFile(new URL(path, STUDIO), 'utf8')).replaceAll(/\s+/g, ' ');

it.each([
  ['landing', 'pages/landing/Hero.tsx'],
  ['explore', 'pages/explore/ExplorePage.tsx'],
])('shows the same words first as the %s page', async (name, page) => {
  const first = await read(`../public/first/${name}.html`);
  const source = await read(page);
  const words = [...first.matchAll(/<p[^>]*>([^<]+)<\/p>/g)].map(([, text = '']) => text.trim());
  expect(words).toHaveLength(2);
  for (const text of words) expect(source).toContain(text);
});
