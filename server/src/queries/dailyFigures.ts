import type { Executor } from './executor.js';
import { queryRows } from './rows.js';

/** One day (UTC) on the admin overview. */
export interface DayFigures {
  /** `2026-11-22` */
  readonly day: string;
  readonly members: number;
  readonly decks: number;
  /** Exports with a file, and those that failed. */
  readonly exports: number;
  readonly failed: number;
  /** The exports with a file by their preset. */
  readonly presets: Readonly<Record<string, number>>;
  readonly requests: number;
  readonly errors: number;
  /** Bytes; null on days without a measurement. */
  readonly stored: number | null;
  /** Seconds. */
  readonly longest_wait: number;
}

const onDay = (table: string, time: string, condition = 'true'): string => `(select count(*)::int from app.${table}
  where ${condition} and ${time} >= day.at and ${time} < day.at + interval '1 day')`;

const DAYS = `
select to_char(day.at at time zone 'UTC', 'YYYY-MM-DD') as day,
  ${onDay('members', 'created_at')} as members,
  ${onDay('decks', 'created_at')} as decks,
  ${onDay('exports', 'finished_at', `status in ('done', 'expired')`)} as exports,
  ${onDay('exports', 'finished_at', `status = 'failed'`)} as failed,
  (select coalesce(json_object_agg(p.preset, p.count), '{}') from (
    select case when request ->> 'preset' ~ '^[0-9a-fA-F-]{36}$' then 'own' else coalesce(request ->> 'preset', '') end as preset, count(*)::int as count from app.exports
    where status in ('done', 'expired') and finished_at >= day.at and finished_at < day.at + interval '1 day'
    group by 1) p) as presets,
  coalesce(f.requests, 0)::float8 as requests, coalesce(f.errors, 0)::float8 as errors, f.stored::float8 as stored,
  coalesce(f.longest_wait, 0) as longest_wait
from generate_series(date_trunc('day', :now::timestamptz, 'UTC') - (:days - 1) * interval '1 day',
  date_trunc('day', :now::timestamptz, 'UTC'), interval '1 day') as day(at)
left join app.daily_figures f on f.day = (day.at at time zone 'UTC')::date
order by day.at`;

/** The last days, today included, oldest first. */
export function readDays(executor: Executor, days: number, now: Date): Promise<DayFigures[]> {
  return queryRows(executor, DAYS, { days, now });
}

const TODAY = `(:now::timestamptz at time zone 'UTC')::date`;

/** Adds this server's requests since it last did so to today's. */
export async function addRequests(
  executor: Executor,
  { requests, errors }: { readonly requests: number; readonly errors: number },
  now: Date,
): Promise<void> {
  await executor.raw(
    `insert into app.daily_figures as f (day, requests, errors) values (${TODAY}, :requests, :errors)
     on conflict (day) do update set requests = f.requests + excluded.requests, errors = f.errors + excluded.errors`,
    { requests, errors, now },
  );
}

const MEASURE = `
insert into app.daily_figures as f (day, stored, longest_wait) select ${TODAY},
  (select coalesce(sum(size), 0) from app.storage_objects)
    + (select coalesce(sum(size), 0) from app.exports where status = 'done'),
  (select coalesce(greatest(0, extract(epoch from max(coalesce(started_at, :now::timestamptz) - queued_at))), 0)
    from app.exports where coalesce(started_at, :now::timestamptz) >= date_trunc('day', :now::timestamptz, 'UTC')
      and (started_at is not null or status = 'queued'))
on conflict (day) do update set stored = excluded.stored,
  longest_wait = greatest(f.longest_wait, excluded.longest_wait)`;

/** Measures today's storage and queue. @returns 0: nothing was removed */
export async function measureDay(executor: Executor, now: Date): Promise<number> {
  await executor.raw(MEASURE, { now });
  return 0;
}

/** Listed decks in each world, the fullest first. */
export function countDecksByWorld(executor: Executor): Promise<{ id: string; name: string; decks: number }[]> {
  return queryRows(
    executor,
    `select w.id, w.name, count(*)::int as decks from app.worlds w join app.decks d on d.world_id = w.id
     where d.listed_at is not null group by w.id, w.name order by decks desc, w.name limit 6`,
  );
}
