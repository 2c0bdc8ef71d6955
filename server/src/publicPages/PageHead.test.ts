import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { writeHead } from './PageHead.js';

const STUDIO = readFileSync(new URL('../../../studio/index.html', import.meta.url), 'utf8');

/** The studio's own words for a page, by the name of the element. */
function contents(html: string): Record<string, string> {
  const elements = html.matchAll(/<meta\s+(?:name|property)="([^"]+)"\s+content="([^"]*)"/g);
  return Object.fromEntries([...elements].map(([, name = '', content = '']) => [name, content]));
}

describe('the head of a public page', () => {
  it('replaces every text of the studio’s own head', () => {
    const html = writeHead(STUDIO, {
      title: 'Tide “Pool” & Co.',
      description: 'Costs $1 <less>.',
      image: { url: 'https://cards.example/1.png', alt: 'A crab' },
    });
    expect(html).toContain('<title>Tide “Pool” &amp; Co.</title>');
    expect(contents(html)).toMatchObject({
      description: 'Costs $1 &lt;less&gt;.',
      'og:title': 'Tide “Pool” &amp; Co.',
      'og:description': 'Costs $1 &lt;less&gt;.',
      'og:image': 'https://cards.example/1.png',
      'og:image:alt': 'A crab',
    });
  });

  it('keeps the studio’s picture where a page has none', () => {
    const html = writeHead(STUDIO, { title: 'Imprint', description: 'Who runs this server.' });
    expect(contents(html)['og:image']).toBe(contents(STUDIO)['og:image']);
  });
});
