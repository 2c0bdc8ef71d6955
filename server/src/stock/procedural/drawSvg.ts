import { Canvas } from './Canvas.js';
import { PALETTES } from './palettes.js';
import { randomFor } from './random.js';
import { mountains } from './scenes/mountains.js';

export interface PictureWish {
  /** Words, in any language; what is not known only changes the seed. */
  readonly prompt: string;
  /** A deck's `ai_image_style`. */
  readonly style: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** One of several pictures of the same words; the first without it. */
  readonly variant?: number;
}

/** Raised whenever the same wish is drawn differently. */
export const DRAWING_VERSION = 1;

/** The picture as an SVG document. */
export function drawSvg({ prompt, style, width, height }: PictureWish): string {
  const random = randomFor(`${style} ${prompt.normalize('NFKC').toLowerCase().trim()}`);
  const palettes = Object.values(PALETTES);
  const canvas = new Canvas(width / height, palettes[random.whole(0, palettes.length - 1)] ?? PALETTES.day, random);
  mountains(canvas);
  return canvas.document(width, height);
}
