import { expect, it } from 'vitest';
import { linkTags } from './linkTags.js';

it('names the words, the address and the picture of a link, and leaves out what is empty', () => {
  const picture = { file: 'link-preview.png', width: 1200, height: 630 };
  const tags = linkTags({ title: 'Salt & "Ember" <3', description: '', url: 'https://cards.example/d', picture });
  expect(tags.split('\n')).toEqual([
    '<meta property="og:type" content="website">',
    '<meta property="og:title" content="Salt &amp; &quot;Ember&quot; &lt;3">',
    '<meta property="og:url" content="https://cards.example/d">',
    '<meta property="og:image" content="https://your-site.example/link-preview.png">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
    '',
  ]);
});
