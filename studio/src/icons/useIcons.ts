import { DEFAULT_ICON_SETS } from '@cardwright/renderer';
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ownIconsQuery } from '../api/ownFonts.js';
import { iconSearchQuery, iconSetQuery } from '../api/icons.js';

/** Stands for the member's own icons where a set is chosen. */
export const OWN_SET = 'own';

interface Icons {
  /** Undefined while they load. */
  readonly icons: readonly string[] | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Search results, or whole sets without a search. @param prefix of one set; all outline sets if missing */
export function useIcons(words: string, prefix: string | undefined): Icons {
  const own = useOwnIconNames(words, prefix === OWN_SET);
  const isSearch = words !== '' && prefix !== OWN_SET;
  const found = useQuery({ ...iconSearchQuery(words, prefix), enabled: isSearch });
  const prefixes = isSearch || prefix === OWN_SET ? [] : prefix === undefined ? DEFAULT_ICON_SETS : [prefix];
  const sets = useQueries({ queries: prefixes.map(iconSetQuery), combine: joined });
  if (prefix === OWN_SET) return own;
  return isSearch ? { icons: found.data, error: found.error, retry: () => void found.refetch() } : sets;
}

/** The member's own icons whose names contain all the words. */
function useOwnIconNames(words: string, enabled: boolean): Icons {
  const { data, error, refetch } = useQuery({ ...ownIconsQuery, enabled });
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const names = data?.map(({ name }) => name).filter((name) => wanted.every((word) => name.includes(word)));
  return { icons: names, error, retry: () => void refetch() };
}

function joined(sets: UseQueryResult<string[]>[]): Icons {
  const isLoaded = sets.every(({ data }) => data !== undefined);
  return {
    icons: isLoaded ? sets.flatMap(({ data }) => data ?? []) : undefined,
    error: sets.find(({ error }) => error !== null)?.error ?? null,
    retry: () => sets.forEach(({ refetch }) => void refetch()),
  };
}
