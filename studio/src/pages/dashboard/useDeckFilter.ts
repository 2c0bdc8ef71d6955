import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { DeckFilter, DeckSort } from '../../api/decks.js';
import { DECK_STATUSES, type DeckStatus } from '../../components/StatusBadge.js';

const SORTS = ['updated', 'created', 'title'] as const satisfies readonly DeckSort[];

export interface DeckFilterState {
  readonly filter: DeckFilter & { readonly sort: DeckSort };
  readonly isBin: boolean;
  readonly search: string;
  readonly set: (change: FilterChange) => void;
}

/** `undefined` resets the choice. */
export interface FilterChange {
  readonly status?: DeckStatus | undefined;
  readonly q?: string | undefined;
  readonly sort?: DeckSort | undefined;
  readonly view?: 'bin' | undefined;
}

/** The list's filter, kept in the address, so that back, reload and sharing work. */
export function useDeckFilter(): DeckFilterState {
  const [params, setParams] = useSearchParams();
  const status = DECK_STATUSES.find((known) => known === params.get('status'));
  const sort = SORTS.find((known) => known === params.get('sort')) ?? 'updated';
  const search = params.get('q')?.trim() ?? '';
  const isBin = params.get('view') === 'bin';
  const filter = useMemo(
    () => ({
      sort,
      ...(status !== undefined && { status }),
      ...(search !== '' && { q: search }),
      ...(isBin && { bin: true }),
    }),
    [sort, status, search, isBin],
  );
  const set = (change: FilterChange): void =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [key, value] of Object.entries(change) as [string, string | undefined][]) {
          if (value === undefined || value === '') after.delete(key);
          else after.set(key, value);
        }
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return { filter, isBin, search, set };
}
