import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Filter } from './types.js';

/** What a list shows, kept in the page's address so that it can be sent to someone. */
export interface ListState {
  readonly q: string;
  readonly sort: string;
  /** By the filter's name; only those that are set. */
  readonly chosen: Readonly<Record<string, string>>;
  /** The cursors of the pages so far; the last one is of the page shown. */
  readonly cursors: readonly (string | undefined)[];
  readonly set: (name: string, value: string) => void;
  readonly clear: () => void;
  readonly goTo: (cursors: ListState['cursors']) => void;
}

const FIRST: ListState['cursors'] = [undefined];

export function useListState(firstSort: string, filters: readonly Filter[]): ListState {
  const [params, setParams] = useSearchParams();
  const narrowing = params.toString();
  const [paging, setPaging] = useState({ narrowing, cursors: FIRST });
  const chosen = filters.flatMap(({ name }) => {
    const value = params.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    q: params.get('q') ?? '',
    sort: params.get('sort') ?? firstSort,
    chosen: Object.fromEntries(chosen),
    // Another search begins on its first page.
    cursors: paging.narrowing === narrowing ? paging.cursors : FIRST,
    set: (name, value) => {
      const next = new URLSearchParams(params);
      if (value === '' || (name === 'sort' && value === firstSort)) next.delete(name);
      else next.set(name, value);
      setParams(next, { replace: true, preventScrollReset: true });
    },
    clear: () => setParams({}, { replace: true, preventScrollReset: true }),
    goTo: (cursors) => setPaging({ narrowing, cursors }),
  };
}
