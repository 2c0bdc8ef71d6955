import sharp from 'sharp';
import { CardwrightError } from '../../errors.js';
import type { RasterImage } from '../raster/renderRaster.js';

export interface PixelSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/**
 * Crops a picture to exactly the given size around its centre. @throws CardwrightError `zip.pixels` when it is smaller
 */
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
      `The picture must have ${widthPx} × ${heightPx} px, but the face has only ${width} × ${height} px.`,
      {
        path: 'bleedMm',
        fix: 'Lay out the faces with the bleed that uploadBleed returns for the preset and the card size.',
      },
    );
  }
  const cropped = sharp(bytes).extract({ left, top, width: widthPx, height: heightPx }).withMetadata({ density: dpi });
  return format === 'png'
    ? cropped.png({ compressionLevel: 6 }).toBuffer()
    : cropped.jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
}
