import { drawScene, type SceneWish } from '@cardwright/templates/scenes';
import sharp from 'sharp';
import type { GeneratedPicture, PictureModel } from './types.js';

/**
 * Draws a picture from the words of a prompt, without any service. The same wish gives the same picture everywhere.
 * @returns WebP of exactly the requested size
 */
async function draw(wish: SceneWish): Promise<GeneratedPicture> {
  const bytes = await sharp(Buffer.from(drawScene(wish)))
    .flatten({ background: '#FFFFFF' })
    .webp({ quality: 88, effort: 4 })
    .toBuffer();
  return { bytes, contentType: 'image/webp' };
}

/** Draws where no AI provider is configured. */
export const proceduralPictures: PictureModel = { provider: 'procedural', draw };
