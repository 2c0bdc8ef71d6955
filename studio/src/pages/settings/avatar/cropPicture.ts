import type { PercentCrop } from 'react-image-crop';

/** Pixels a side: sharp at 128 px on dense screens, small to send. */
const SIDE = 512;

/** The chosen square of a picture, as WebP where the browser writes it, else PNG. */
export async function cropPicture(image: HTMLImageElement, crop: PercentCrop): Promise<Blob> {
  const { naturalWidth, naturalHeight } = image;
  const [x, y] = [(crop.x / 100) * naturalWidth, (crop.y / 100) * naturalHeight];
  const [width, height] = [(crop.width / 100) * naturalWidth, (crop.height / 100) * naturalHeight];
  const side = Math.max(1, Math.min(SIDE, Math.round(Math.min(width, height))));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws nothing. Close other tabs and try again.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, width, height, 0, 0, side, side);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The picture could not be cut out.')) : resolve(blob)),
      'image/webp',
      0.9,
    );
  });
}
