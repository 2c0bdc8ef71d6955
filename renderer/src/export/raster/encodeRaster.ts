import sharp from 'sharp';
import { withPngDensity } from './pngDensity.js';

export type RasterFormat = 'png' | 'jpg' | 'webp';

export interface Encoding {
  readonly format: RasterFormat;
  /** 1 … 100, for jpg and webp; webp at 100 is lossless. */
  readonly quality: number;
  readonly dpi: number;
}

/** How the page delivers the picture: Chromium's PNG encoder is fastest; other formats are encoded here. */
export function pageEncoding(format: RasterFormat): 'png' | 'raw' {
  return format === 'png' ? 'png' : 'raw';
}

/** Bytes of the file, with its density. */
export async function encodeRaster(
  bytes: Buffer,
  { width, height }: { readonly width: number; readonly height: number },
  { format, quality, dpi }: Encoding,
): Promise<Buffer> {
  if (format === 'png') return withPngDensity(bytes, dpi);
  const picture = sharp(bytes, { raw: { width, height, channels: 4 }, limitInputPixels: false }).withMetadata({
    density: dpi,
  });
  // Full colour resolution, because subsampling frays coloured text on coloured backgrounds.
  if (format === 'jpg')
    return picture.flatten({ background: '#ffffff' }).jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
  return picture.webp(quality === 100 ? { lossless: true } : { quality, smartSubsample: true }).toBuffer();
}
