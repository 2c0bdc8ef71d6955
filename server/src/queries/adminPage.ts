import { CURSOR } from '../contract/paging.js';
import { invalid } from '../errors.js';
import type { Executor } from './executor.js';
import { keysetPage, type Listing, type PageRequest } from './keysetPage.js';
import type { Page } from './paging.js';
import { queryRows } from './rows.js';

/** A list on an admin page, whose rows have an `id`. */
interface AdminListing<Name extends string> extends Pick<Listing, 'from' | 'where'> {
  /** What each sort compares, which is never null, and its SQL type. */
  readonly sorts: Readonly<Record<Name, readonly [expression: string, type: string]>>;
}

export interface AdminPageRequest<Name extends string> extends PageRequest {
  readonly sort: Name | `-${Name}`;
}

export interface AdminPage<Row> extends Page<Row> {
  /** Rows on all pages. */
  readonly total: number;
}

/** One page of an admin list, sorted by any of its sorts. @throws HttpProblem 422 for a cursor of another sort */
export async function adminPage<Row, Name extends string = string>(
  executor: Executor,
  { from, where, sorts }: AdminListing<Name>,
  { sort, limit, cursor }: AdminPageRequest<Name>,
): Promise<AdminPage<Row>> {
  if (cursor !== undefined && cursor[0] !== sort) throw invalid([{ path: 'query.cursor', message: CURSOR }]);
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const key = sorts[sort.replace('-', '') as Name];
  const order = [key, ['t.id', 'uuid']] as const;
  const page = await keysetPage<Row>(
    executor,
    { from, where, order, direction, sort },
    { limit, cursor: cursor?.slice(1) },
  );
  const conditions = where.length === 0 ? '' : `where ${where.map(([sql]) => `(${sql})`).join(' and ')}`;
  const [counted] = await queryRows<{ total: number }>(
    executor,
    `select count(*)::int as total from ${from} t ${conditions}`,
    where.flatMap(([, ...bindings]) => bindings),
  );
  return { ...page, total: counted?.total ?? 0 };
}
