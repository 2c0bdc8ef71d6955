import { adminPage, type AdminPage, type AdminPageRequest } from './adminPage.js';
import type { WaitlistStatus } from '../contract/waitlist.js';
import type { Executor } from './executor.js';
import { containing, type Condition } from './keysetPage.js';
import { queryRows, readRows } from './rows.js';

/** A waitlist entry. Times are strings. */
export interface WaitlistRow {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly reason: string;
  readonly status: WaitlistStatus;
  /** The place in line, from 1; null for those who no longer wait. */
  readonly position: number | null;
  readonly invited_at: string | null;
  readonly joined_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface NewEntry {
  readonly email: string;
  readonly name: string;
  readonly reason: string;
  /** For the link to the person's place; existing entries keep theirs. */
  readonly token: string;
}

const PLACED = `(select w.id, w.email, w.name, w.reason, w.status, w.number, w.token, w.invited_at, w.joined_at, w.created_at,
    w.updated_at, case when w.status = 'waiting' then (select count(*)::int from app.waitlist_entries b
      where b.status = 'waiting' and b.number <= w.number) end as position
  from app.waitlist_entries w)`;

/** Adds an address to the end of the line, once. @returns the stored token, also that of an existing entry */
export async function joinWaitlist(executor: Executor, entry: NewEntry, now: Date): Promise<string> {
  const rows = await queryRows<{ token: string }>(
    executor,
    `insert into app.waitlist_entries (email, name, reason, token, created_at, updated_at) values (?, ?, ?, ?, ?, ?)
     on conflict (email) do update set email = excluded.email returning token`,
    [entry.email, entry.name, entry.reason, entry.token, now, now],
  );
  if (rows[0] === undefined) throw new Error('The waitlist entry was not stored.');
  return rows[0].token;
}

/** `number` is the order in which people have joined the line. */
const SORTS = {
  number: ['t.number', 'bigint'],
  email: ['t.email', 'text'],
  name: ['lower(t.name)', 'text'],
  created_at: ['t.created_at', 'timestamptz'],
} as const;

export function listWaitlist(
  executor: Executor,
  { status, q: search }: { readonly status?: WaitlistStatus | undefined; readonly q?: string | undefined },
  page: AdminPageRequest<keyof typeof SORTS>,
): Promise<AdminPage<WaitlistRow>> {
  const where: Condition[] = [];
  if (status !== undefined) where.push(['t.status = ?', status]);
  if (search !== undefined) where.push(['t.email ilike ? or t.name ilike ?', containing(search), containing(search)]);
  return adminPage(executor, { from: PLACED, where, sorts: SORTS }, page);
}

export async function readWaitlistByToken(executor: Executor, token: string): Promise<WaitlistRow | undefined> {
  return readWhere(executor, 't.token = ?', token);
}

export async function readWaitlistEntry(executor: Executor, id: string): Promise<WaitlistRow | undefined> {
  return readWhere(executor, 't.id = ?', id);
}

export async function readWaitlistByEmail(executor: Executor, email: string): Promise<WaitlistRow | undefined> {
  return readWhere(executor, 't.email = lower(?)', email);
}

/** How many people are waiting. */
export async function countWaiting(executor: Executor): Promise<number> {
  const row = await executor('app.waitlist_entries')
    .where({ status: 'waiting' })
    .count<{ count: string }[]>('id as count')
    .first();
  return Number(row?.count ?? 0);
}

/** @returns whether the entry exists */
export async function setWaitlistStatus(
  executor: Executor,
  id: string,
  status: WaitlistStatus,
  now: Date,
): Promise<boolean> {
  const times = { waiting: { invited_at: null }, invited: { invited_at: now }, joined: { joined_at: now } } as const;
  return (
    (await executor('app.waitlist_entries')
      .where({ id })
      .update({ status, ...times[status], updated_at: now })) > 0
  );
}

/** Ids of the first people in line. */
export async function firstWaiting(executor: Executor, count: number): Promise<string[]> {
  const rows = await executor('app.waitlist_entries')
    .where({ status: 'waiting' })
    .orderBy('number')
    .limit(count)
    .select<{ id: string }[]>('id');
  return rows.map(({ id }) => id);
}

/** @returns whether the entry existed */
export async function deleteWaitlistEntry(executor: Executor, id: string): Promise<boolean> {
  return (await executor('app.waitlist_entries').where({ id }).delete()) > 0;
}

async function readWhere(executor: Executor, condition: string, value: string): Promise<WaitlistRow | undefined> {
  return (await readRows<WaitlistRow>(executor, PLACED, `where ${condition}`, [value]))[0];
}
