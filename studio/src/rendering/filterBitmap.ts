import { filterPixels, type PictureFilter, type Pixels } from '@cardwright/renderer';

/** A decoded picture with a filter applied to its pixels. */
export function filterBitmap(bitmap: ImageBitmap, filter: PictureFilter): ImageBitmap | undefined {
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (context === null) return undefined;
  context.drawImage(bitmap, 0, 0);
  return toBitmap(filterPixels({ width, height, data: context.getImageData(0, 0, width, height).data }, filter));
}

function toBitmap({ width, height, data }: Pixels): ImageBitmap | undefined {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  context.putImageData(new ImageData(data, width, height), 0, 0);
  return canvas.transferToImageBitmap();
}
