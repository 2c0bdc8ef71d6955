import { ZipFile } from 'yazl';
import { CardwrightError } from '../../errors.js';
import type { BrowserPool } from '../browser/BrowserPool.js';
import { renderRaster, type RasterImage } from '../raster/renderRaster.js';
import { cropToPixels } from './cropToPixels.js';
import { type ZipCard, type ZipOptions } from './types.js';
import { ZipContents } from './ZipContents.js';
import { zipTexts } from './zipTexts.js';

/**
 * A zip of a deck's faces as pictures, every distinct one once, in folders by side, with a table of contents for programs
 * (`manifest.json`), one for people (`README.txt`) and credits. Bytes come as they are made, so a large deck needs little
 * memory; when the iteration ends early the work stops.
 * @throws CardwrightError `zip.empty`, `zip.pixels`, and what `renderRaster` throws
 */
export async function* zipDeck(
  cards: Iterable<ZipCard> | AsyncIterable<ZipCard>,
  options: ZipOptions,
  pool: BrowserPool,
): AsyncGenerator<Uint8Array, void, void> {
  const { format = 'png', quality = 92, dpi } = options;
  const contents = new ZipContents(format);
  const zip = new ZipFile();
  let size = { width: 0, height: 0 };
  let done = 0;
  for await (const image of renderRaster(contents.faces(cards), { ...options, format }, pool)) {
    const bytes = await cropToPixels(image, wantedPixels(image, options), { format, quality, dpi });
    size = { width: options.widthPx ?? image.width, height: options.heightPx ?? image.height };
    // Pictures are compressed already.
    add(zip, image.id, bytes, false);
    done += 1;
    options.onProgress?.({ done, total: undefined });
    yield* available(zip);
  }
  if (done === 0) {
    throw new CardwrightError('zip.empty', 'There is no card to put into the zip.', {
      fix: 'Choose at least one card.',
    });
  }
  for (const [path, text] of zipTexts(contents, size, options)) add(zip, path, Buffer.from(text), true);
  zip.end();
  for await (const chunk of zip.outputStream) yield chunk as Uint8Array;
}

function wantedPixels({ width, height }: RasterImage, { widthPx = width, heightPx = height }: ZipOptions) {
  return { widthPx, heightPx };
}

/** The same input gives the same bytes: nothing in the zip says when it was made. Local time, as DOS had it. */
const made = (): Date => new Date(2000, 0, 1);

function add(zip: ZipFile, path: string, bytes: Buffer, compress: boolean): void {
  zip.addBuffer(bytes, path, { mtime: made(), mode: 0o100644, compress, forceDosTimestamp: true });
}

/** What the zip has written so far; it never waits for its reader. */
function* available({ outputStream }: ZipFile): Generator<Uint8Array, void, void> {
  for (let chunk = outputStream.read() as Buffer | null; chunk; chunk = outputStream.read() as Buffer | null)
    yield chunk;
}
