import { pictureQuery, reportPhotoUse, searchPhotos, creditOf, keptUrl, type StockPhoto } from '../api/pictures.js';
import type { DeckDocument, Recipe } from '../deck/document/types.js';
import { inBatch, type BatchResult } from './inBatch.js';
import { Pace } from './Pace.js';
import { assignPictures, textsFor, type ChosenPicture } from './targets.js';

/** How many photos of one search are looked at for one that no other card has. */
const MOST_PAGES = 8;

export interface AssignedImages extends Pick<BatchResult<string, ChosenPicture>, 'failures' | 'stopped'> {
  /** One step that assigns every photo found. */
  readonly recipe: Recipe;
  readonly count: number;
}

interface Progress {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number) => void;
  /** Seconds until the next photo may be asked for. */
  readonly onWait: (seconds: number) => void;
}

/** Finds a photo of its own for every card by its texts. What was found is kept, however the batch ends. Never rejects. */
export async function assignImages(
  deck: DeckDocument,
  ids: readonly string[],
  language: string,
  { signal, onProgress, onWait }: Progress,
): Promise<AssignedImages> {
  const finder = new PhotoFinder(new Pace(onWait));
  const { found, ...rest } = await inBatch(ids, (id, end) => finder.photoFor(deck, id, language, end), {
    signal,
    onProgress,
  });
  return { recipe: assignPictures(found), count: found.size, ...rest };
}

/** Finds photos, none of them twice. */
class PhotoFinder {
  readonly #used = new Set<string>();
  /** How many photos of each search are taken. */
  readonly #taken = new Map<string, number>();

  constructor(private readonly pace: Pace) {}

  async photoFor(deck: DeckDocument, id: string, language: string, signal: AbortSignal): Promise<ChosenPicture> {
    const texts = textsFor(deck, { owner: 'card', ids: [id] }, language);
    const query = await this.pace.run(() => pictureQuery(texts, signal), signal);
    const photo = await this.#unused(query, signal);
    if (photo === undefined) throw new Error(`No other photo was found for “${query}”.`);
    if (photo.attribution !== null) void this.pace.run(() => reportPhotoUse(photo.id), signal).catch(() => undefined);
    return { url: keptUrl(photo), credit: creditOf(photo) };
  }

  async #unused(query: string, signal: AbortSignal): Promise<StockPhoto | undefined> {
    for (let tries = 0; tries < MOST_PAGES; tries += 1) {
      const page = (this.#taken.get(query) ?? 0) + 1;
      this.#taken.set(query, page);
      const { results } = await this.pace.run(() => searchPhotos(query, { page, perPage: 1, signal }), signal);
      const [photo] = results;
      if (photo === undefined) return undefined;
      if (!this.#used.has(photo.id)) {
        this.#used.add(photo.id);
        return photo;
      }
    }
    return undefined;
  }
}
