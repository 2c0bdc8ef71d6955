import type { BrowserPool } from '../../browser/BrowserPool.js';
import { type RasterFace, renderRaster } from '../../raster/renderRaster.js';
import type { ZipStream } from '../../zip/ZipStream.js';
import type { PlayOptions, PlaySheet, PlaySource, PlayWords } from '../types.js';
import { wordsOf } from '../wordsOf.js';
import { composeSheet } from './composeSheet.js';
import { planPlaySheets, type PlannedSheet } from './planPlaySheets.js';

interface Drawn {
  readonly words: readonly PlayWords[];
  /** The fronts in the order of their places on the sheet. */
  readonly fronts: readonly Buffer[];
  /** By place, or only the one of all cards; undefined for a card without a back. */
  readonly backs: readonly (Buffer | undefined)[];
}

interface PackedSheets {
  /** With the paths of their pictures. */
  readonly sheets: readonly PlaySheet[];
  /** The picture of the first card on the first sheet. */
  readonly cover: Buffer | undefined;
}

/** Adds sheets of cards and of their backs. */
export async function* packSheets(
  zip: ZipStream,
  source: PlaySource,
  options: PlayOptions,
  pool: BrowserPool,
  pathOf: (bytes: Uint8Array) => string,
): AsyncGenerator<Uint8Array, PackedSheets, void> {
  const { quality = 92, deck, dpi } = options;
  const sheets: PlaySheet[] = [];
  let cover: Buffer | undefined;
  const add = (bytes: Buffer): string => {
    const path = pathOf(bytes);
    zip.addPicture(path, bytes);
    return path;
  };
  let done = 0;
  for (const planned of planPlaySheets(source.backs, { ...deck, dpi })) {
    const { words, fronts, backs } = await draw(planned, source, options, pool, () => {
      done += 1;
      options.onProgress?.({ done });
    });
    cover ??= fronts[0];
    const { columns, rows, hasOwnBacks } = planned;
    const own = hasOwnBacks ? planned : { ...planned, columns: 1, rows: 1 };
    const front = add(await composeSheet(fronts, planned, quality));
    // Tables show nothing, or an error, where a card has no picture of its back.
    const back = add(await composeSheet(backs, own, quality));
    sheets.push({ columns, rows, cards: words, front, back, hasOwnBacks });
    yield* zip.available();
  }
  return { sheets, cover };
}

async function draw(
  { places, dpi, hasOwnBacks }: PlannedSheet,
  source: PlaySource,
  options: PlayOptions,
  pool: BrowserPool,
  onDrawn: () => void,
): Promise<Drawn> {
  const words: PlayWords[] = [];
  const faces = async function* (): AsyncGenerator<RasterFace, void, void> {
    for await (const card of source.cards(places)) {
      const place = words.push(wordsOf(card, options.deck.language)) - 1;
      yield { ...card.front, id: `front ${place}` };
      if (card.back && (hasOwnBacks || place === 0)) yield { ...card.back, id: `back ${place}` };
    }
  };
  const raster = { ...options, widthMm: options.deck.widthMm, dpi, format: 'png' } as const;
  const drawn = new Map<string, Buffer>();
  for await (const { id, bytes } of renderRaster(faces(), raster, pool)) {
    drawn.set(id, bytes);
    if (id.startsWith('front')) onDrawn();
  }
  const fronts = words.flatMap((_, place) => drawn.get(`front ${place}`) ?? []);
  const backs = (hasOwnBacks ? words : words.slice(0, 1)).map((_, place) => drawn.get(`back ${place}`));
  return { words, fronts, backs };
}
