import { CardwrightError } from '../../errors.js';
import type { BrowserPool } from '../browser/BrowserPool.js';
import { renderRaster, type RasterImage } from '../raster/renderRaster.js';
import { cropToPixels } from './cropToPixels.js';
import { type ZipCard, type ZipOptions } from './types.js';
import { ZipContents } from './ZipContents.js';
import { ZipStream } from './ZipStream.js';
import { zipTexts } from './zipTexts.js';

/**
 * Zips a deck's faces as pictures, each distinct one once, in a folder per side, with a table of contents for programs
 * (`manifest.json`) and for people (`README.txt`) and credits. Bytes are streamed, so a large deck needs little memory;
 * ending the iteration early stops the work.
 * @throws CardwrightError `zip.empty`, `zip.pixels`, and the errors of `renderRaster`
 */
export async function* zipDeck(
  cards: Iterable<ZipCard> | AsyncIterable<ZipCard>,
  options: ZipOptions,
  pool: BrowserPool,
): AsyncGenerator<Uint8Array, void, void> {
  const { format = 'png', quality = 92, dpi } = options;
  const contents = new ZipContents(format, options.onlyBacks);
  const zip = new ZipStream();
  let size = { width: 0, height: 0 };
  let done = 0;
  for await (const image of renderRaster(contents.faces(cards), { ...options, format }, pool)) {
    const bytes = await cropToPixels(image, wantedPixels(image, options), { format, quality, dpi });
    size = { width: options.widthPx ?? image.width, height: options.heightPx ?? image.height };
    // Pictures are already compressed.
    zip.add(image.id, bytes, false);
    done += 1;
    options.onProgress?.({ done, total: undefined });
    yield* zip.available();
  }
  if (done === 0) {
    throw new CardwrightError('zip.empty', 'There is no card for the zip.', {
      fix: 'Choose at least one card.',
    });
  }
  for (const [path, text] of zipTexts(contents, size, options)) zip.add(path, Buffer.from(text), true);
  yield* zip.end();
}

function wantedPixels({ width, height }: RasterImage, { widthPx = width, heightPx = height }: ZipOptions) {
  return { widthPx, heightPx };
}
