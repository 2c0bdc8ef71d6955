import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import type { FontSource, PictureSource } from '../browser/assets.js';

const run = promisify(execFile);
const renderer = new URL('../../../', import.meta.url);

/** Bundles the export page from the current sources. */
export async function buildPage(): Promise<void> {
  await run(process.execPath, [fileURLToPath(new URL('scripts/buildPage.mjs', renderer))]);
}

export const diskFonts: FontSource = {
  fontBytes: (face) => readFile(new URL(`assets/fonts/${face}.ttf`, renderer)),
};

/** Pictures by name; anything else is rejected with a reason. */
export function pictureSource(pictures: Readonly<Record<string, { bytes: Uint8Array; mime: string }>>): PictureSource {
  return {
    imageBytes: (src) => {
      const picture = pictures[src];
      return picture ? Promise.resolve(picture) : Promise.reject(new Error(`there is no ${src}`));
    },
  };
}

export const noPictures = pictureSource({});

export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  /** `#rrggbb`, or `#rrggbbaa` if the picture has an alpha channel. */
  at(x: number, y: number): string;
}

export async function readPixels(bytes: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const at = (x: number, y: number): string => {
    const start = (y * width + x) * channels;
    return `#${data.subarray(start, start + channels).toString('hex')}`;
  };
  return { width, height, channels, at };
}
