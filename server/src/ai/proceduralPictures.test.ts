import sharp from 'sharp';
import { expect, it } from 'vitest';
import { proceduralPictures } from './proceduralPictures.js';

it('draws WebP of the requested size, however long the prompt is', async () => {
  const { bytes, contentType } = await proceduralPictures.draw({
    prompt: 'fish '.repeat(5_000),
    style: 'x'.repeat(5_000),
    width: 640,
    height: 960,
  });
  expect(contentType).toBe('image/webp');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 640, height: 960 });
});
