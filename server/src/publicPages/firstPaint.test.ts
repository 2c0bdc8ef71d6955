import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { writeFirstPaint } from './firstPaint.js';

const STUDIO = new URL('../../../studio/src/', import.meta.url);

const read = async (path: string): Promise<string> =>
  (await readFile(new URL(path, STUDIO), 'utf8')).replaceAll(/\s+/g, ' ');

it.each([
  ['landing', 'pages/landing/Hero.tsx'],
  ['explore', 'pages/explore/ExplorePage.tsx'],
])('shows the same words first as the %s page', async (name, page) => {
  const first = await read(`../public/first/${name}.html`);
  const source = await read(page);
  const paragraphs = [...first.matchAll(/<p[^>]*>([^<]+)<\/p>/g)].map(([, text = '']) => text.trim());
  const words = paragraphs.filter((text) => !text.startsWith('{{'));
  expect(words).toHaveLength(2);
  for (const text of words) expect(source).toContain(text);
});

const ROOT = fileURLToPath(new URL('../public', STUDIO));
const BUILT =
  '<head><script type="module" src="/s.js"></script><link rel="stylesheet" href="/s.css"></head><body><p></p></body>';

it('waits for neither the stylesheet nor the scripts with what it shows first', async () => {
  const page = await writeFirstPaint(BUILT, ROOT, { path: '/', search: '' });
  expect(page).toContain('<link rel="stylesheet" media="print" href');
  expect(page).toContain('<script type="module" fetchpriority="low" src');
  expect(page).toMatch(/<body>\s*<div id="first"/);
});

it.each([
  ['/about', '', undefined],
  ['/explore', '?q=goblin', { page: 'explore' } as const],
])('changes nothing where it shows nothing first: %s%s', async (path, search, first) => {
  expect(await writeFirstPaint(BUILT, ROOT, { path, search, first })).toBe(BUILT);
});

it('escapes the texts of a deck', async () => {
  const first = { page: 'deck', texts: { title: '<script>' } } as const;
  const page = await writeFirstPaint(BUILT, ROOT, { path: '/explore/decks/1', search: '', first });
  expect(page).toContain('&lt;script&gt;');
});
