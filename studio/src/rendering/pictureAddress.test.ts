import { expect, it } from 'vitest';
import { isLocalFile, pictureAddress } from './pictureAddress.js';

const PAGE = 'https://cards.example/create/decks/1';
const UPLOAD = '/storage/v1/object/public/images/me/illustrations/a';

it.each([`${UPLOAD}.svg`, `${UPLOAD}.png`, `https://cards.example${UPLOAD}.jpg`, 'https://photos.example/a.jpg'])(
  'fetches %s through the image path',
  (src) => expect(pictureAddress(src, PAGE)).toBe(`/image?src=${encodeURIComponent(src)}&w=1536&dpr=2&format=original`),
);

it.each(['/media/stock/a.webp', 'data:image/png;base64,AA==', 'blob:https://cards.example/1', 'http://['])(
  'fetches %s as it is',
  (src) => expect(pictureAddress(src, PAGE)).toBe(src),
);

it('tells names of files from addresses', () => {
  expect(['dragon.png', 'art/dragon.png', 'C:\\art\\dragon.png', 'file:///dragon.png'].every(isLocalFile)).toBe(true);
  expect(
    ['/media/a.webp', '//cdn.example/a.png', UPLOAD, 'HTTPS://a.example/b', 'blob:x', 'data:,'].some(isLocalFile),
  ).toBe(false);
});
