import { Canvas } from './Canvas.js';
import { addWeather } from './elements/weather.js';
import { PALETTES, type PaletteName } from './palettes.js';
import { randomFor, type Random } from './random.js';
import { readPrompt, type ReadPrompt } from './readPrompt.js';
import { sceneFor } from './sceneFor.js';

export interface SceneWish {
  /** Words, in any language; what is not known only changes the seed. */
  readonly prompt: string;
  /** A deck's `ai_image_style`: `default`, `cut-paper`, `pattern`, `night` or any palette's name; others change the seed. */
  readonly style: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** One of several pictures of the same words; the first without it. */
  readonly variant?: number;
}

/** Raised whenever the same wish is drawn differently. */
export const SCENES_VERSION = 1;

/** The picture as an SVG document: scene and palette by the words, everything else by a seed made of them. */
export function drawScene({ prompt, style, width, height, variant = 0 }: SceneWish): string {
  const text = prompt.normalize('NFKC').toLowerCase().trim();
  const random = randomFor(`${style} ${variant} ${text}`);
  const read = readPrompt(text);
  const scene = sceneFor(read, style, random);
  const canvas = new Canvas(width / height, PALETTES[paletteFor(read, style, scene.palettes, variant, random)], random);
  scene.draw(canvas);
  if (read.weather !== undefined && scene.isOutdoors) addWeather(canvas, read.weather);
  return canvas.document(width, height);
}

/** The words' own palette first; further pictures of the same words vary. */
function paletteFor(
  { palette }: ReadPrompt,
  style: string,
  fitting: readonly [PaletteName, ...PaletteName[]],
  variant: number,
  random: Random,
): PaletteName {
  if (Object.hasOwn(PALETTES, style)) return style as PaletteName;
  if (palette !== undefined && (variant === 0 || random.chance(0.5))) return palette;
  return random.pick(fitting);
}
