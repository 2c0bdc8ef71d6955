import type { Size } from '@cardwright/renderer';

export const DAMAGED = 'This file is damaged or not a picture. Choose another one.';

/** In pixels; 1 for the sides of an SVG without a size. @throws Error with a message for the user if it is no picture */
export async function pictureSize(file: Blob): Promise<Size> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return { width: image.naturalWidth || 1, height: image.naturalHeight || 1 };
  } catch {
    throw new Error(DAMAGED);
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
