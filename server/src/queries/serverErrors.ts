import type { ServerError } from '../contract/admin/errors.js';
import type { ErrorDescription } from '../observability/errors/describeError.js';
import { adminPage, type AdminPage, type AdminPageRequest } from './adminPage.js';
import type { Executor } from './executor.js';
import { containing, type Condition } from './keysetPage.js';

/** An error of one kind on one day. */
export interface CountedError extends ErrorDescription {
  readonly route: string;
  readonly request_id: string | null;
  readonly count: number;
  /** `2026-11-22`, in UTC. */
  readonly day: string;
  readonly first_at: Date;
  readonly last_at: Date;
}

/** Kinds of errors that are kept, those that happened last. */
const MOST_ROWS = 1_000;

/** Adds errors to those that were counted before. */
export async function insertErrors(executor: Executor, errors: readonly CountedError[]): Promise<void> {
  for (const { day, ...error } of errors)
    await executor.raw(
      `insert into app.server_errors as e
         (fingerprint, name, message, place, route, request_id, count, days, first_at, last_at)
       values (:fingerprint, :name, :message, :place, :route, :request_id, :count,
         jsonb_build_object(:day::text, :count::int), :first_at, :last_at)
       on conflict (fingerprint) do update set
         route = excluded.route, request_id = excluded.request_id, count = e.count + excluded.count,
         days = e.days || jsonb_build_object(:day::text, coalesce((e.days ->> :day::text)::int, 0) + :count::int),
         first_at = least(e.first_at, excluded.first_at), last_at = greatest(e.last_at, excluded.last_at)`,
      { ...error, day },
    );
}

const ERRORS = `(select id, name, message, place, route, request_id, count::float8 as count, days, first_at, last_at
  from app.server_errors)`;

const SORTS = {
  last_at: ['t.last_at', 'timestamptz'],
  first_at: ['t.first_at', 'timestamptz'],
  count: ['t.count', 'float8'],
  name: ['t.name', 'text'],
  route: ['t.route', 'text'],
} as const;

interface Filter {
  /** Part of the name, message, place or route, or a whole request id. */
  readonly q?: string | undefined;
  readonly since?: Date | undefined;
}

export function listErrors(
  executor: Executor,
  { q, since }: Filter,
  page: AdminPageRequest<keyof typeof SORTS>,
): Promise<AdminPage<ServerError>> {
  const where: Condition[] = [];
  if (q !== undefined) {
    const part = containing(q);
    const texts = ['name', 'message', 'place', 'route'].map((name) => `t.${name} ilike ?`);
    where.push([[...texts, 't.request_id = ?'].join(' or '), part, part, part, part, q]);
  }
  if (since !== undefined) where.push(['t.last_at >= ?', since]);
  return adminPage(executor, { from: ERRORS, where, sorts: SORTS }, page);
}

/** Forgets errors that did not happen since, and the oldest of too many. @returns how many */
export async function pruneErrors(executor: Executor, since: Date): Promise<number> {
  const { rows } = await executor.raw<{ rows: unknown[] }>(
    `delete from app.server_errors where last_at < ? or id in
       (select id from app.server_errors order by last_at desc, id offset ?) returning 1`,
    [since, MOST_ROWS],
  );
  return rows.length;
}
