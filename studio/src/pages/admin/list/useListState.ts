import { type Location, useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Filter } from './types.js';

/** What a list shows, kept in the page's address so that it can be sent to someone; the page in the browser's history. */
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
  const location: Location<unknown> = useLocation();
  const navigate = useNavigate();
  const chosen = filters.flatMap(({ name }) => {
    const value = params.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    q: params.get('q') ?? '',
    sort: params.get('sort') ?? firstSort,
    chosen: Object.fromEntries(chosen),
    cursors: cursorsOf(location.state),
    // Another search begins on its first page.
    set: (name, value) => {
      const next = new URLSearchParams(params);
      if (value === '' || (name === 'sort' && value === firstSort)) next.delete(name);
      else next.set(name, value);
      setParams(next, { replace: true, preventScrollReset: true });
    },
    clear: () => setParams({}, { replace: true, preventScrollReset: true }),
    goTo: (cursors) =>
      void navigate({ search: location.search }, { replace: true, preventScrollReset: true, state: { cursors } }),
  };
}

/** The cursors that the history entry has, so that reloading and coming back show the same page. */
function cursorsOf(state: unknown): ListState['cursors'] {
  const cursors = typeof state === 'object' && state !== null && 'cursors' in state ? state.cursors : undefined;
  return Array.isArray(cursors) && cursors.length > 0 ? cursors : FIRST;
}
