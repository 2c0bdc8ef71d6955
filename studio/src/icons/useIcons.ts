import { DEFAULT_ICON_SETS } from '@cardwright/renderer';
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { iconSearchQuery, iconSetQuery } from '../api/icons.js';

interface Icons {
  /** Undefined while they load. */
  readonly icons: readonly string[] | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Search results, or whole sets without a search. @param prefix of one set; all outline sets if missing */
export function useIcons(words: string, prefix: string | undefined): Icons {
  const isSearch = words !== '';
  const found = useQuery({ ...iconSearchQuery(words, prefix), enabled: isSearch });
  const prefixes = isSearch ? [] : prefix === undefined ? DEFAULT_ICON_SETS : [prefix];
  const sets = useQueries({ queries: prefixes.map(iconSetQuery), combine: joined });
  return isSearch ? { icons: found.data, error: found.error, retry: () => void found.refetch() } : sets;
}

function joined(sets: UseQueryResult<string[]>[]): Icons {
  const isLoaded = sets.every(({ data }) => data !== undefined);
  return {
    icons: isLoaded ? sets.flatMap(({ data }) => data ?? []) : undefined,
    error: sets.find(({ error }) => error !== null)?.error ?? null,
    retry: () => sets.forEach(({ refetch }) => void refetch()),
  };
}
