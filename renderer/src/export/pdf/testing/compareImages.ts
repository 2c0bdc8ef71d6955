import sharp from 'sharp';
import { ssim } from 'ssim.js';

export interface ImageComparison {
  /** Share of pixels in which a channel differs by more than the tolerance, 0 … 1. */
  readonly differing: number;
  /** Mean structural similarity of the brightness, 1 for equal pictures. */
  readonly ssim: number;
  /** A PNG with the differing pixels black on white. */
  diff(): Promise<Buffer>;
}

export interface CompareOptions {
  /**
   * Share of the full scale, 0 … 1. Default 0.25: rasterisers place glyphs on different grids (MuPDF on half pixels,
   * PDFium and canvas on quarters), so the edges of equal letters differ by up to about this much.
   */
  readonly tolerance?: number;
}

/**
 * Compares two pictures (files, or bytes of any format that sharp reads), both on white. One extra pixel on the right
 * or at the bottom is cut off: rasterisers round page sizes differently.
 * @throws RangeError when the sizes differ by more
 */
export async function compareImages(
  left: Buffer | string,
  right: Buffer | string,
  { tolerance = 0.25 }: CompareOptions = {},
): Promise<ImageComparison> {
  const sizes = await Promise.all([sizeOf(left), sizeOf(right)]);
  const width = Math.min(...sizes.map((size) => size.width));
  const height = Math.min(...sizes.map((size) => size.height));
  if (sizes.some((size) => size.width - width > 1 || size.height - height > 1)) {
    throw new RangeError(`Pictures of ${sizes.map((size) => `${size.width} × ${size.height} px`).join(' and ')}`);
  }
  const [a, b] = await Promise.all([pixels(left, width, height), pixels(right, width, height)]);
  const marked = mark(a, b, tolerance * 255);
  const image = (data: Buffer) => ({ data: new Uint8ClampedArray(data), width, height });
  return {
    differing: marked.reduce((sum, value) => sum + (value === 0 ? 1 : 0), 0) / marked.length,
    ssim: ssim(image(a), image(b), { ssim: 'weber' }).mssim,
    diff: () =>
      sharp(marked, { raw: { width, height, channels: 1 } })
        .png()
        .toBuffer(),
  };
}

async function sizeOf(picture: Buffer | string): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(picture).metadata();
  return { width, height };
}

function pixels(picture: Buffer | string, width: number, height: number): Promise<Buffer> {
  const region = { left: 0, top: 0, width, height };
  return sharp(picture)
    .extract(region)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
}

/** One byte per pixel: 0 where the RGBA pictures differ, else 255. */
function mark(a: Buffer, b: Buffer, limit: number): Buffer {
  const marked = Buffer.alloc(a.length / 4, 255);
  for (let index = 0; index < a.length; index++) {
    if (Math.abs((a[index] ?? 0) - (b[index] ?? 0)) > limit) marked[index >> 2] = 0;
  }
  return marked;
}
