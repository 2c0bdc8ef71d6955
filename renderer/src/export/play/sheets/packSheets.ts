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
    const front = add(await composeSheet(fronts, planned, quality));
    // Tables show nothing, or an error, where a card has no picture of its back.
    const back = add(await composeSheet(backs, planned.backs, quality));
    sheets.push({ columns, rows, cards: words, front, back, hasOwnBacks });
    yield* zip.available();
  }
  return { sheets, cover };
}

async function draw(
  { places, dpi, hasOwnBacks, backs }: PlannedSheet,
  source: PlaySource,
  options: PlayOptions,
  pool: BrowserPool,
  onDrawn: () => void,
): Promise<Drawn> {
  const words: PlayWords[] = [];
  const backFaces: RasterFace[] = [];
  const frontFaces = async function* (): AsyncGenerator<RasterFace, void, void> {
    for await (const card of source.cards(places)) {
      const id = `${words.push(wordsOf(card, options.deck.language)) - 1}`;
      if (card.back && (hasOwnBacks || words.length === 1)) backFaces.push({ ...card.back, id });
      yield { ...card.front, id };
    }
  };
  const raster = { ...options, widthMm: options.deck.widthMm, format: 'png' } as const;
  const fronts: Buffer[] = [];
  for await (const { bytes } of renderRaster(frontFaces(), { ...raster, dpi }, pool)) {
    fronts.push(bytes);
    onDrawn();
  }
  const drawn = new Map<string, Buffer>();
  for await (const { id, bytes } of renderRaster(backFaces, { ...raster, dpi: backs.dpi }, pool)) drawn.set(id, bytes);
  return { words, fronts, backs: (hasOwnBacks ? words : words.slice(0, 1)).map((_, place) => drawn.get(`${place}`)) };
}
