import { ApiError } from '../api/ApiError.js';
import { pictureQuery, reportPhotoUse, searchPhotos, creditOf, keptUrl, type StockPhoto } from '../api/pictures.js';
import type { DeckDocument, Recipe } from '../deck/document/types.js';
import { Pace } from './Pace.js';
import { assignPictures, textsFor, type ChosenPicture } from './targets.js';

/** Searched at once; `Pace` spaces their calls. */
const AT_ONCE = 3;
/** How many photos of one search are looked at for one that no other card has. */
const MOST_PAGES = 8;

export interface AssignFailure {
  readonly id: string;
  /** The reason, for people; 'API error' if none is known. */
  readonly reason: string;
}

export interface AssignedImages {
  /** One step that assigns every photo found. */
  readonly recipe: Recipe;
  readonly count: number;
  /** Cards without a photo. Those that were not reached before the batch was stopped are not among them. */
  readonly failures: readonly AssignFailure[];
  /** Why the rest was not tried, unless the batch was cancelled: no session, no server. */
  readonly stopped?: unknown;
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
  const stop = new AbortController();
  const either = AbortSignal.any([signal, stop.signal]);
  // A call, because the linter takes a property that was read once for constant.
  const isStopped = (): boolean => either.aborted;
  const finder = new PhotoFinder(new Pace(either, onWait), either);
  const found = new Map<string, ChosenPicture>();
  const failures: AssignFailure[] = [];
  const waiting = [...ids];
  const work = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined && !isStopped(); id = waiting.shift()) {
      try {
        found.set(id, await finder.photoFor(deck, id, language));
      } catch (error) {
        if (isStopped()) return;
        if (isHopeless(error)) return stop.abort(error);
        failures.push({ id, reason: error instanceof Error && error.message !== '' ? error.message : 'API error' });
      }
      onProgress(found.size + failures.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const recipe = assignPictures(found);
  return {
    recipe,
    count: found.size,
    failures,
    ...(stop.signal.aborted && { stopped: stop.signal.reason as unknown }),
  };
}

/** No other card will fare better. */
function isHopeless(error: unknown): boolean {
  return error instanceof ApiError && (error.isUnreachable || [401, 403, 501].includes(error.status));
}

/** Finds photos, none of them twice. */
class PhotoFinder {
  readonly #used = new Set<string>();
  /** How many photos of each search are taken. */
  readonly #taken = new Map<string, number>();

  constructor(
    private readonly pace: Pace,
    private readonly signal: AbortSignal,
  ) {}

  async photoFor(deck: DeckDocument, id: string, language: string): Promise<ChosenPicture> {
    const texts = textsFor(deck, { owner: 'card', ids: [id] }, language);
    const query = await this.pace.run(() => pictureQuery(texts, this.signal));
    const photo = await this.#unused(query);
    if (photo === undefined) throw new Error(`No other photo was found for “${query}”.`);
    if (photo.attribution !== null) void this.pace.run(() => reportPhotoUse(photo.id)).catch(() => undefined);
    return { url: keptUrl(photo), credit: creditOf(photo) };
  }

  async #unused(query: string): Promise<StockPhoto | undefined> {
    for (let tries = 0; tries < MOST_PAGES; tries += 1) {
      const page = (this.#taken.get(query) ?? 0) + 1;
      this.#taken.set(query, page);
      const { results } = await this.pace.run(() => searchPhotos(query, { page, perPage: 1, signal: this.signal }));
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
