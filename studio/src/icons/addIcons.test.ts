import { expect, test } from 'vitest';
import { addIcons } from './addIcons.js';

const NAMES = new Set(['lucide:sword', 'game-icons:small-fire']);

test('draws the icons that exist, and leaves other colons alone', () => {
  const html = addIcons('<p>Three :small-fire:. At 10:30:00 :nothing: &amp; more.</p>', NAMES, 'icon');
  expect(html).toBe(
    `<p>Three <span class="icon" role="img" aria-label="small fire" style="--icon:url('/api/icons/game-icons/small-fire.svg')"></span>. At 10:30:00 :nothing: &amp; more.</p>`,
  );
});

test('changes neither addresses nor code', () => {
  const html = '<p><a href="https://example.com/:sword:">a</a> <code>:sword:</code></p>';
  expect(addIcons(html, NAMES, 'icon')).toBe(html);
});
