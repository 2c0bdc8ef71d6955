import sharp from 'sharp';
import { CardwrightError } from '../../errors.js';
import type { RasterImage } from '../raster/renderRaster.js';

export interface PixelSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** The middle of a picture in exactly the pixels that are wanted. @throws CardwrightError `zip.pixels` when it has fewer */
export async function cropToPixels(
  { bytes, width, height }: RasterImage,
  { widthPx, heightPx }: PixelSize,
  { format, quality, dpi }: { readonly format: 'png' | 'jpg'; readonly quality: number; readonly dpi: number },
): Promise<Buffer> {
  if (width === widthPx && height === heightPx) return bytes;
  const [left, top] = [Math.floor((width - widthPx) / 2), Math.floor((height - heightPx) / 2)];
  if (left < 0 || top < 0) {
    throw new CardwrightError(
      'zip.pixels',
      `${widthPx} × ${heightPx} px are wanted, the face has ${width} × ${height} px.`,
      {
        path: 'bleedMm',
        fix: 'Lay the faces out with the bleed that uploadBleed gives for the preset and the card size.',
      },
    );
  }
  const cropped = sharp(bytes).extract({ left, top, width: widthPx, height: heightPx }).withMetadata({ density: dpi });
  return format === 'png'
    ? cropped.png({ compressionLevel: 6 }).toBuffer()
    : cropped.jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
}
