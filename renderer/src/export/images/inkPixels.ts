import sharp, { type Sharp } from 'sharp';
import { MOST_PIXELS } from './inspectImage.js';

/** A picture in CMYK, turned upright, with its inks: by default, sharp converts them to RGB. */
export function inkPixels(bytes: Uint8Array): Sharp {
  const image = sharp(bytes, { limitInputPixels: MOST_PIXELS });
  return image.autoOrient().pipelineColourspace('cmyk').toColourspace('cmyk');
}
