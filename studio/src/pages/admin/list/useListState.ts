import { type Location, useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Cursors, Filter } from './types.js';

/** What a list shows, kept in the page's address so that it can be sent to someone. */
export interface ListState {
  readonly q: string;
  readonly sort: string;
  /** The chosen values by the filter's name; only those that are set. */
  readonly chosen: Readonly<Record<string, string>>;
  /** Counts from 1. */
  readonly page: number;
  /** The cursors in the browser's history; undefined for a page that was opened by its address. */
  readonly cursors: Cursors | undefined;
  readonly set: (name: string, value: string) => void;
  readonly clear: () => void;
  /** Shows the page of the last cursor. */
  readonly goTo: (cursors: Cursors) => void;
}

const FIRST: Cursors = [undefined];
const PAGE = 'page';

export function useListState(firstSort: string, filters: readonly Filter[]): ListState {
  const [params, setParams] = useSearchParams();
  const location: Location<unknown> = useLocation();
  const navigate = useNavigate();
  const chosen = filters.flatMap(({ name }) => {
    const value = params.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const page = pageOf(params);
  return {
    q: params.get('q') ?? '',
    sort: params.get('sort') ?? firstSort,
    chosen: Object.fromEntries(chosen),
    page,
    cursors: page === 1 ? FIRST : cursorsOf(location.state, page),
    // Another search begins on its first page.
    set: (name, value) => {
      const next = new URLSearchParams(params);
      if (value === '' || (name === 'sort' && value === firstSort)) next.delete(name);
      else next.set(name, value);
      next.delete(PAGE);
      setParams(next, { replace: true, preventScrollReset: true });
    },
    clear: () => setParams({}, { replace: true, preventScrollReset: true }),
    goTo: (cursors) => {
      const next = new URLSearchParams(params);
      if (cursors.length > 1) next.set(PAGE, String(cursors.length));
      else next.delete(PAGE);
      void navigate({ search: next.toString() }, { replace: true, preventScrollReset: true, state: { cursors } });
    },
  };
}

function pageOf(params: URLSearchParams): number {
  const page = Number(params.get(PAGE));
  return Number.isSafeInteger(page) && page > 1 ? page : 1;
}

/** The cursors that the history entry has, so that reloading and coming back ask for one page only. */
function cursorsOf(state: unknown, page: number): Cursors | undefined {
  const cursors: unknown =
    typeof state === 'object' && state !== null && 'cursors' in state ? state.cursors : undefined;
  return Array.isArray(cursors) && cursors.length === page ? cursors : undefined;
}
