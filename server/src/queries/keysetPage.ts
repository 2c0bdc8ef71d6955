import { toPage, type Page } from './paging.js';
import type { SortKey } from '../contract/paging.js';
import type { Executor } from './executor.js';
import { queryRows, type Binding } from './rows.js';

/** An SQL condition with its bindings. */
export type Condition = readonly [sql: string, ...bindings: Binding[]];

/** A list in a fixed order. The last sort expression is unique, so that no entry appears on two pages. */
export interface Listing {
  /** A table, or a select in parentheses; its alias is `t`. */
  readonly from: string;
  readonly where: readonly Condition[];
  readonly order: readonly (readonly [expression: string, type: string])[];
  readonly direction: 'asc' | 'desc';
  /** Begins the cursors of a list with several sorts. */
  readonly sort?: string;
}

export interface PageRequest {
  readonly limit: number;
  /** The sort key of the last entry of the previous page. */
  readonly cursor?: SortKey | undefined;
}

/** Reads one page by sort key, at the same cost anywhere in the list. Rows are as PostgreSQL prints them in JSON. */
export async function keysetPage<Row>(executor: Executor, listing: Listing, page: PageRequest): Promise<Page<Row>> {
  const { from, order, direction, sort } = listing;
  const keys = order.map(([expression]) => expression).join(', ');
  const types = order.map(([, type]) => `?::${type}`).join(', ');
  const where = [...listing.where];
  if (page.cursor !== undefined)
    where.push([`(${keys}) ${direction === 'asc' ? '>' : '<'} (${types})`, ...page.cursor]);
  const rows = await queryRows<{ row: Row; sort_key: SortKey }>(
    executor,
    `select row_to_json(t) as row, json_build_array(${keys}) as sort_key from ${from} t
     ${where.length === 0 ? '' : `where ${where.map(([sql]) => `(${sql})`).join(' and ')}`}
     order by ${order.map(([expression]) => `${expression} ${direction}`).join(', ')} limit ?`,
    [...where.flatMap(([, ...bindings]) => bindings), page.limit + 1],
  );
  const { entries, next_cursor } = toPage(rows, page.limit, ({ sort_key }) =>
    sort === undefined ? sort_key : [sort, ...sort_key],
  );
  return { entries: entries.map(({ row }) => row), next_cursor };
}

/** Newest first. */
export const NEWEST = {
  order: [
    ['t.created_at', 'timestamptz'],
    ['t.id', 'uuid'],
  ],
  direction: 'desc',
} as const satisfies Partial<Listing>;

/** An `ilike` pattern that matches the text anywhere. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
