import type { PercentCrop } from 'react-image-crop';
import { DAMAGED } from './pictureSize.js';

/** Pixels; sharp at 600 dpi on a tarot card. */
export const LONGEST_SIDE = 4_096;
const WHOLE: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 };

/**
 * Scales a picture file down to `LONGEST_SIDE`, as `cropPicture` does.
 * @throws Error with a message for the user, also if the file ends early: an element would draw a part of it
 */
export async function scaleDown(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Error(DAMAGED);
  });
  try {
    return await cropPicture(bitmap, WHOLE, LONGEST_SIDE);
  } finally {
    bitmap.close();
  }
}

/**
 * Crops a picture, as WebP if the browser can write it, otherwise PNG.
 * @param longest maximum pixels of the longer side
 * @throws Error with a message for the user
 */
export async function cropPicture(
  image: HTMLImageElement | ImageBitmap,
  crop: PercentCrop,
  longest: number,
): Promise<Blob> {
  const [wide, high] =
    image instanceof ImageBitmap ? [image.width, image.height] : [image.naturalWidth, image.naturalHeight];
  const [x, y] = [(crop.x / 100) * wide, (crop.y / 100) * high];
  const [width, height] = [(crop.width / 100) * wide, (crop.height / 100) * high];
  const scale = Math.min(1, longest / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw the picture. Close other tabs and try again.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The picture could not be cropped.')) : resolve(blob)),
      'image/webp',
      0.9,
    );
  });
}
