import { pictureQuery, reportPhotoUse, searchPhotos, creditOf, keptUrl } from '../api/pictures.js';
import type { DeckDocument, Recipe } from '../deck/document/types.js';
import { assignPicture, textsFor, type ChosenPicture } from './targets.js';

/** Searched at once; requests to the server are throttled. */
const AT_ONCE = 3;

interface Progress {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number) => void;
}

/**
 * Finds a photo for every card by its texts.
 * @returns one step that assigns all of them
 * @throws ApiError or Error 'Failed to fetch Unsplash image' of the first card that failed; nothing is changed then
 */
export async function assignImages(
  deck: DeckDocument,
  ids: readonly string[],
  language: string,
  { signal, onProgress }: Progress,
): Promise<Recipe> {
  const found = new Map<string, ChosenPicture>();
  const waiting = [...ids];
  const work = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      signal.throwIfAborted();
      found.set(id, await photoFor(deck, id, language, signal));
      onProgress(found.size);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return (draft) => {
    for (const [id, picture] of found) assignPicture({ owner: 'card', ids: [id] }, picture)(draft);
    return undefined;
  };
}

async function photoFor(deck: DeckDocument, id: string, language: string, signal: AbortSignal): Promise<ChosenPicture> {
  const query = await pictureQuery(textsFor(deck, { owner: 'card', ids: [id] }, language), signal);
  const { results } = await searchPhotos(query, { perPage: 1, signal }).catch((error: unknown) => {
    const why = error instanceof Error && error.message !== '' ? error.message : 'API error';
    throw new Error(`Failed to fetch Unsplash image: ${why}`, { cause: error });
  });
  const photo = results[0];
  if (photo === undefined) throw new Error(`Failed to fetch Unsplash image: nothing found for “${query}”`);
  if (photo.attribution !== null) void reportPhotoUse(photo.id).catch(() => undefined);
  return { url: keptUrl(photo), credit: creditOf(photo) };
}
