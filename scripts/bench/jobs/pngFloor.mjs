// The minimum cost of a PNG: sharp alone encodes the pixels of our own files at zlib level 6.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Decoding is not timed, and a few files are decoded at a time to save memory. */
const BATCH = 20;

/** @param {{folder: string, parallel: number}} parameters PNG files, and how many are encoded at the same time */
export default async function pngFloor({ folder, parallel }, onTheClock) {
  const files = (await readdir(folder)).map((name) => join(folder, name));
  let size = 0;
  for (let start = 0; start < files.length; start += BATCH) {
    const pictures = await Promise.all(files.slice(start, start + BATCH).map(decode));
    await onTheClock(async () => {
      const encoders = Array.from({ length: parallel }, async () => {
        for (let picture = pictures.pop(); picture; picture = pictures.pop()) {
          const bytes = await encode(picture);
          size += bytes.length;
        }
      });
      await Promise.all(encoders);
    });
  }
  return { files: files.length, size };
}

async function decode(path) {
  const { data, info } = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

function encode({ data, raw }) {
  return sharp(data, { raw }).png({ compressionLevel: 6, adaptiveFiltering: false }).toBuffer();
}
