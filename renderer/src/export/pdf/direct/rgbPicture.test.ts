import sharp from 'sharp';
import { expect, it } from 'vitest';
import { rgbPicture } from './rgbPicture.js';

const png = (alpha: number): Promise<Buffer> =>
  sharp({ create: { width: 6, height: 8, channels: 4, background: { r: 0, g: 0, b: 255, alpha } } })
    .png()
    .toBuffer();

it('gives only pictures that are see-through a mask', async () => {
  expect((await rgbPicture(await png(0.5))).mask).toMatchObject({ width: 6, height: 8, space: '/DeviceGray' });
  expect((await rgbPicture(await png(1))).mask).toBeUndefined();
});
