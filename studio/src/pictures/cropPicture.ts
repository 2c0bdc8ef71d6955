import type { PercentCrop } from 'react-image-crop';

/**
 * Crops a picture, as WebP if the browser can write it, otherwise PNG.
 * @param longest maximum pixels of the longer side
 * @throws Error with a message for the user
 */
export async function cropPicture(image: HTMLImageElement, crop: PercentCrop, longest: number): Promise<Blob> {
  const { naturalWidth, naturalHeight } = image;
  const [x, y] = [(crop.x / 100) * naturalWidth, (crop.y / 100) * naturalHeight];
  const [width, height] = [(crop.width / 100) * naturalWidth, (crop.height / 100) * naturalHeight];
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
