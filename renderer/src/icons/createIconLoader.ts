import type { IconifyJSON } from '@iconify/types';
import { CardwrightError } from '../errors.js';
import type { LoadableIconLibrary } from './createIconLibrary.js';
import { collectionNames, type IconCollection } from './iconCollection.js';
import { DEFAULT_ICON_SETS, EMOJI_SET, FLAG_SET } from './iconSets.js';

/** Fills a library from an endpoint with Iconify's API. Nothing is requested twice. */
export interface IconLoader {
  /**
   * Loads the lists of names that bare names, inline icons and emoji need, but no pictures.
   * @throws CardwrightError `icon.fetch_failed`
   */
  loadNames(prefixes?: readonly string[]): Promise<void>;
  /**
   * Loads the icons that a layout was missing (`env.missing.icons`): `lamp`, `tabler:home`, `emoji:1f600`. Names that
   * do not exist are recorded as such.
   * @throws CardwrightError `icon.fetch_failed`
   */
  load(names: Iterable<string>): Promise<void>;
}

const NAMED_SETS: readonly string[] = [...DEFAULT_ICON_SETS, EMOJI_SET, FLAG_SET];
/** Maximum length of the names in one request; servers reject URLs of more than a few kilobytes. */
const MAX_NAMES_LENGTH = 1_500;

/**
 * @param baseUrl e.g. `/api/icons`; icons are at `{baseUrl}/{prefix}.json?icons=a,b`, names at `{baseUrl}/collection`.
 */
export function createIconLoader(
  library: LoadableIconLibrary,
  baseUrl: string,
  fetcher: typeof fetch = fetch,
): IconLoader {
  const base = baseUrl.replace(/\/$/, '');
  const started = new Map<string, Promise<void>>();
  const once = (key: string, begin: () => Promise<void>): Promise<void> => {
    const known = started.get(key);
    if (known !== undefined) return known;
    const pending = begin().catch((error: unknown) => {
      started.delete(key);
      throw error;
    });
    started.set(key, pending);
    return pending;
  };
  const loadNames = async (prefixes = NAMED_SETS): Promise<void> => {
    await Promise.all(
      prefixes.map((prefix) =>
        once(`names ${prefix}`, async () => {
          const query = `prefix=${encodeURIComponent(prefix)}${prefix === EMOJI_SET ? '&chars=true' : ''}`;
          const answer = await fetchJson(fetcher, `${base}/collection?${query}`);
          const collection = (answer ?? { prefix }) as IconCollection;
          library.addNames(prefix, collectionNames(collection));
          if (collection.chars !== undefined && prefix === EMOJI_SET) library.addEmoji(collection.chars);
        }),
      ),
    );
  };
  return {
    loadNames,
    async load(names) {
      const wanted = [...new Set(names)];
      if (wanted.some((name) => library.locate(name) === undefined)) await loadNames();
      const requests = groupBySet(library, wanted).flatMap(({ prefix, icons }) =>
        batches(icons).map((batch) =>
          once(`${prefix} ${batch.join()}`, async () => {
            const url = `${base}/${encodeURIComponent(prefix)}.json?icons=${batch.map(encodeURIComponent).join(',')}`;
            const subset = (await fetchJson(fetcher, url)) as IconifyJSON | undefined;
            library.add(subset ?? { prefix, icons: {}, not_found: batch });
          }),
        ),
      );
      await Promise.all(requests);
    },
  };
}

function groupBySet(library: LoadableIconLibrary, names: readonly string[]): { prefix: string; icons: string[] }[] {
  const groups = new Map<string, Set<string>>();
  for (const name of names) {
    if (library.get(name, '#000000') !== undefined) continue;
    const place = library.locate(name);
    if (place === null || place === undefined) continue;
    const group = groups.get(place.prefix) ?? new Set();
    group.add(place.name);
    groups.set(place.prefix, group);
  }
  return [...groups].map(([prefix, icons]) => ({ prefix, icons: [...icons].sort() }));
}

function batches(names: readonly string[]): string[][] {
  const result: string[][] = [];
  let length = Infinity;
  for (const name of names) {
    if (length + name.length > MAX_NAMES_LENGTH) {
      result.push([]);
      length = 0;
    }
    result.at(-1)?.push(name);
    length += name.length + 1;
  }
  return result;
}

/** Undefined if the endpoint does not have it. */
async function fetchJson(fetcher: typeof fetch, url: string): Promise<unknown> {
  let reason: string;
  let cause: unknown;
  try {
    const response = await fetcher(url);
    if (response.ok) return await response.json();
    if (response.status === 404) return undefined;
    reason = `status ${response.status}`;
  } catch (error) {
    reason = String(error);
    cause = error;
  }
  throw new CardwrightError('icon.fetch_failed', `Icons cannot be fetched from ${url}: ${reason}.`, {
    path: url,
    fix: 'Check the connection, and check that the icon endpoint is at this address.',
    cause,
  });
}
