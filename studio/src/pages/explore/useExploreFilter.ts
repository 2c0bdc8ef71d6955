import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readFilter, writeFilter, type ExploreFilter } from './exploreFilter.js';

interface Exploring {
  readonly filter: ExploreFilter;
  /** Each choice is a step in the browser's history; typing is not. */
  readonly change: (changes: Partial<ExploreFilter>, options?: { readonly replace: boolean }) => void;
}

/** The filter in the page's address. */
export function useExploreFilter(): Exploring {
  const [search, setSearch] = useSearchParams();
  const filter = useMemo(() => readFilter(search), [search]);
  const change = useCallback<Exploring['change']>(
    (changes, { replace } = { replace: false }) =>
      setSearch((before) => writeFilter({ ...readFilter(before), ...changes }), { replace, preventScrollReset: true }),
    [setSearch],
  );
  return { filter, change };
}
