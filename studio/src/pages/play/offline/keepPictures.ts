import { waitAsAsked } from '../../../browser/waitAsAsked.js';
import { PLAY_CACHE } from './keepShell.js';

/** Browsers open six connections to a server: most stay free for the card that somebody waits for. */
const AT_ONCE = 2;
const TRIES = 6;
const KEPT = { ignoreVary: true };

interface Keeping {
  readonly signal: AbortSignal;
  /** Called after each picture with the number of those that are kept. */
  readonly onProgress: (kept: number) => void;
}

/** Downloads pictures of a deck that are not kept yet, a few at a time, and drops those of its earlier versions. */
export async function keepPictures(
  deckId: string,
  wanted: readonly string[],
  { signal, onProgress }: Keeping,
): Promise<void> {
  const cache = await caches.open(PLAY_CACHE);
  let kept = 0;
  const queue = [...wanted];
  const work = async (): Promise<void> => {
    for (let address = queue.shift(); address !== undefined && !signal.aborted; address = queue.shift()) {
      if ((await cache.match(address, KEPT)) === undefined) {
        const answer = await fetchPatiently(address, signal);
        if (answer?.ok === true) await cache.put(address, answer);
        else continue;
      }
      kept += 1;
      onProgress(kept);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const hrefs = new Set(wanted.map((address) => new URL(address, location.origin).href));
  const own = `/api/decks/public/${deckId}/cards/`;
  const version = versionOf(wanted[0] ?? '');
  const old = (await cache.keys()).filter(
    ({ url }) => new URL(url).pathname.startsWith(own) && !hrefs.has(url) && versionOf(url) !== version,
  );
  if (!signal.aborted) await Promise.all(old.map((request) => cache.delete(request)));
}

/** How many of these pictures are kept already. */
export async function countKept(wanted: readonly string[]): Promise<number> {
  const cache = await caches.open(PLAY_CACHE);
  const found = await Promise.all(wanted.map((address) => cache.match(address, KEPT)));
  return found.filter((answer) => answer !== undefined).length;
}

/** Waits as long as the server asks for: it draws each card once, and strangers take turns. */
async function fetchPatiently(address: string, signal: AbortSignal): Promise<Response | undefined> {
  for (let attempt = 0; attempt < TRIES && !signal.aborted; attempt += 1) {
    const answer = await fetch(address, { signal, priority: 'low' }).catch(() => undefined);
    if (answer === undefined || (answer.status !== 429 && answer.status !== 503)) return answer;
    await waitAsAsked(answer);
  }
  return undefined;
}

function versionOf(address: string): string | null {
  return new URL(address, location.origin).searchParams.get('v');
}
