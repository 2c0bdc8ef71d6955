import { collectionNames, DEFAULT_ICON_SETS } from '@cardwright/renderer';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.js';

/** The largest number of results that a search returns. */
const MOST_FOUND = 999;

/** Every icon of a set, as Iconify names: `lucide:lamp`. */
export function iconSetQuery(prefix: string) {
  return queryOptions({
    queryKey: ['icons', 'set', prefix],
    queryFn: async ({ signal }) => {
      const collection = await call('GET /api/icons/collection', { query: { prefix }, signal });
      return collectionNames(collection).map((name) => `${prefix}:${name}`);
    },
    staleTime: Infinity,
  });
}

/** Icons whose names contain all the words, best first. @param prefix of one set; all outline sets if missing */
export function iconSearchQuery(words: string, prefix: string | undefined) {
  return queryOptions({
    queryKey: ['icons', 'search', prefix, words],
    queryFn: async ({ signal }) => {
      const query = { query: words, limit: MOST_FOUND, prefixes: prefix ?? DEFAULT_ICON_SETS.join(',') };
      return (await call('GET /api/icons/search', { query, signal })).icons;
    },
    staleTime: Infinity,
  });
}

/** The address of an icon's picture. */
export function iconUrl(icon: string): string {
  const [prefix = '', name = ''] = icon.split(':');
  return `/api/icons/${encodeURIComponent(prefix)}/${encodeURIComponent(name)}.svg`;
}
