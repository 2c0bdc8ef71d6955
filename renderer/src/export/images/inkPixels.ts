import sharp, { type Sharp } from 'sharp';
import { MOST_PIXELS } from './inspectImage.js';

/** A picture of inks, upright, which keeps them: without further words, sharp converts to the screen's colours. */
export function inkPixels(bytes: Uint8Array): Sharp {
  const image = sharp(bytes, { limitInputPixels: MOST_PIXELS });
  return image.autoOrient().pipelineColourspace('cmyk').toColourspace('cmyk');
}
