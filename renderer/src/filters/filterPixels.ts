import { blurPixels } from './blurPixels.js';
import type { ColorMatrix } from './colorMatrix.js';
import type { PictureFilter } from './filteredSource.js';
import type { Pixels } from './pixels.js';

/**
 * A picture with a filter applied; the result may have fewer pixels, because a blurred picture has no fine detail.
 * Browsers and Node run this same code, so that a card looks the same on a screen and in print.
 */
export function filterPixels(pixels: Pixels, { matrix, blur }: PictureFilter): Pixels {
  const soft = blur === undefined ? pixels : blurPixels(pixels, blur * pixels.width);
  return matrix === undefined ? soft : recolor(soft, matrix);
}

function recolor({ width, height, data }: Pixels, matrix: ColorMatrix): Pixels {
  const result = new Uint8ClampedArray(data.length);
  const [r, g, b] = matrix;
  if (r === undefined || g === undefined || b === undefined) return { width, height, data };
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    // A clamped array rounds and clips.
    result[at] = r[0] * red + r[1] * green + r[2] * blue + r[3] * 255;
    result[at + 1] = g[0] * red + g[1] * green + g[2] * blue + g[3] * 255;
    result[at + 2] = b[0] * red + b[1] * green + b[2] * blue + b[3] * 255;
    result[at + 3] = data[at + 3] ?? 0;
  }
  return { width, height, data: result };
}
