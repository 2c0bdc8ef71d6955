import sharp from 'sharp';
import type { GeneratedPicture, PictureModel } from '../../ai/types.js';
import { drawSvg, type PictureWish } from './drawSvg.js';

export { drawSvg, DRAWING_VERSION, type PictureWish } from './drawSvg.js';

/**
 * A picture made of the words of a prompt, without any service: the same wish is the same picture everywhere.
 * @returns WebP of exactly that size
 */
export async function drawProcedural(wish: PictureWish): Promise<GeneratedPicture> {
  const bytes = await sharp(Buffer.from(drawSvg(wish)))
    .flatten({ background: '#FFFFFF' })
    .webp({ quality: 88, effort: 4 })
    .toBuffer();
  return { bytes, contentType: 'image/webp' };
}

/** What draws where no AI provider is configured. */
export const proceduralPictures: PictureModel = { provider: 'procedural', draw: drawProcedural };
