import { expect, it } from 'vitest';
import { pictureName } from './pictureName.js';

it.each([
  ['https://example.org/art/red%20lamp.png?w=400', 'red lamp'],
  ['images/100% wool.png', '100% wool'],
  ['/media/stock/12', 'Stock picture'],
  ['/media/7d8f6b7e-3c1a-4f5e-9a51-2f6f3c1b9a10.webp', 'Uploaded picture'],
  ['data:image/png;base64,AAAA', 'Uploaded picture'],
])('%s is called “%s”', (url, name) => {
  expect(pictureName(url)).toBe(name);
});
