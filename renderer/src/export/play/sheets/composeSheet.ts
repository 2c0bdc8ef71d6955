import sharp from 'sharp';
import type { CardGrid } from './planPlaySheets.js';

/** Puts pictures of cards into a sheet's grid; a place without one stays white, as unprinted paper. @returns a JPEG */
export async function composeSheet(
  pictures: readonly (Buffer | undefined)[],
  { columns, rows, width, height }: CardGrid,
  quality: number,
): Promise<Buffer> {
  const cells = pictures.flatMap((bytes, place) => (bytes === undefined ? [] : [{ bytes, place }]));
  const layers = await Promise.all(
    cells.map(async ({ bytes, place }) => ({
      input: await sharp(bytes).resize(width, height, { fit: 'fill' }).removeAlpha().raw().toBuffer(),
      raw: { width, height, channels: 3 as const },
      left: (place % columns) * width,
      top: Math.floor(place / columns) * height,
    })),
  );
  return sharp({ create: { width: columns * width, height: rows * height, channels: 3, background: '#ffffff' } })
    .composite(layers)
    .jpeg({ quality, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
