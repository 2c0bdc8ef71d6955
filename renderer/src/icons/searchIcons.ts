import { distance } from 'fastest-levenshtein';
import { DEFAULT_ICON_SETS } from './iconSets.js';

/** Lists of names by set, such as a library. */
export interface IconNames {
  names(prefix: string): readonly string[] | undefined;
}

const MAX_QUERY = 100;

/**
 * Icons whose names contain all words of a query, best match first: whole name, whole words, beginnings of words,
 * anywhere.
 * @param query words separated by spaces or hyphens, optionally after a set's prefix (`tabler:arrow left`)
 */
export function searchIcons(
  library: IconNames,
  query: string,
  limit = 50,
  prefixes: readonly string[] = DEFAULT_ICON_SETS,
): string[] {
  const { sets, words } = readQuery(query, prefixes);
  if (words.length === 0) return [];
  const phrase = words.join('-');
  const found = sets.flatMap((prefix, order) =>
    (library.names(prefix) ?? []).flatMap((name) => {
      const score = scoreName(name, words, phrase);
      return score === undefined ? [] : [{ icon: `${prefix}:${name}`, score: score + name.length / 1000, order }];
    }),
  );
  found.sort((one, other) => one.score - other.score || one.order - other.order || (one.icon < other.icon ? -1 : 1));
  return found.slice(0, limit).map(({ icon }) => icon);
}

/** Similar names for one that does not exist, closest first, with their prefix. */
export function suggestIcon(
  library: IconNames,
  name: string,
  limit = 3,
  prefixes: readonly string[] = DEFAULT_ICON_SETS,
): string[] {
  const { sets, words } = readQuery(name, prefixes);
  const asked = words.join('-');
  if (asked === '') return [];
  const sorted = [...words].sort().join('-');
  const farthest = Math.max(1, Math.floor(asked.length * 0.4));
  const near = sets.flatMap((prefix, order) =>
    (library.names(prefix) ?? []).flatMap((candidate) => {
      const away = distanceBetween(asked, sorted, candidate);
      return away > farthest ? [] : [{ icon: `${prefix}:${candidate}`, away, order }];
    }),
  );
  near.sort((one, other) => one.away - other.away || one.order - other.order || (one.icon < other.icon ? -1 : 1));
  const suggestions = near.slice(0, limit).map(({ icon }) => icon);
  const more = suggestions.length < limit ? searchIcons(library, name, limit, prefixes) : [];
  return [...new Set([...suggestions, ...more])].slice(0, limit);
}

/**
 * The number of changed letters; less if only the order of letters or words differs, or if words are missing at the
 * end.
 */
function distanceBetween(asked: string, sorted: string, candidate: string): number {
  if (candidate.startsWith(`${asked}-`)) return 1 + (candidate.length - asked.length) / 100;
  const letters = asked.length === candidate.length ? sortedLetters(candidate) : undefined;
  if (letters !== undefined && letters === sortedLetters(asked)) return asked === candidate ? 0 : 0.9;
  const direct = distance(asked, candidate);
  if (direct <= 1 || !candidate.includes('-')) return direct;
  return Math.min(direct, distance(sorted, candidate.split('-').sort().join('-')) + 0.5);
}

function sortedLetters(name: string): string {
  return Array.from(name).sort().join('');
}

function readQuery(query: string, prefixes: readonly string[]): { sets: readonly string[]; words: string[] } {
  const text = query.slice(0, MAX_QUERY).toLowerCase().trim();
  const colon = text.indexOf(':');
  const prefix = colon === -1 ? undefined : text.slice(0, colon);
  const words = text.slice(colon + 1).split(/[^a-z0-9]+/);
  return {
    sets: prefix === undefined || prefix === '' ? prefixes : [prefix],
    words: words.filter((word) => word !== ''),
  };
}

/** 0 for the exact name, higher for a looser match; undefined if a word is missing. */
function scoreName(name: string, words: readonly string[], phrase: string): number | undefined {
  if (name === phrase) return 0;
  const parts = name.split('-');
  let score = name.startsWith(`${phrase}-`) ? 0.5 : 1;
  for (const word of words) {
    if (parts.includes(word)) score += 0.2;
    else if (parts.some((part) => part.startsWith(word))) score += 1;
    else if (name.includes(word)) score += 2;
    else return undefined;
  }
  return score;
}
