import type { BrowserPool } from '../browser/BrowserPool.js';
import { renderRaster } from '../raster/renderRaster.js';
import type { ZipStream } from '../zip/ZipStream.js';
import { PlayContents } from './PlayContents.js';
import type { PlayCard, PlayOptions, PlaySource } from './types.js';

/** Adds the picture of each distinct face. @returns the cards with the paths of their pictures */
export async function* packPictures(
  zip: ZipStream,
  source: PlaySource,
  options: PlayOptions,
  pool: BrowserPool,
  pathOf: (bytes: Uint8Array) => string,
): AsyncGenerator<Uint8Array, readonly PlayCard[], void> {
  const contents = new PlayContents(options.deck.language);
  const raster = { ...options, widthMm: options.deck.widthMm, format: 'jpg' } as const;
  let done = 0;
  for await (const { id, bytes } of renderRaster(contents.faces(source.cards()), raster, pool)) {
    const path = pathOf(bytes);
    contents.place(id, path);
    zip.addPicture(path, bytes);
    done += 1;
    options.onProgress?.({ done });
    yield* zip.available();
  }
  return contents.cards();
}
