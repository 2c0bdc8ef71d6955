import { adminPage, type AdminPage, type AdminPageRequest } from './adminPage.js';
import type { Page } from './paging.js';
import type { Executor } from './executor.js';
import { containing, keysetPage, type Condition, type PageRequest } from './keysetPage.js';
import { insertRow, readRow, readRows, updateRow } from './rows.js';

/** A changelog entry as stored. Times are strings. */
export interface UpdateRow {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  /** Markdown. */
  readonly body: string;
  readonly tags: readonly string[];
  /** null for a draft. */
  readonly published_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

export type WrittenUpdate = Omit<UpdateRow, 'id' | 'created_at' | 'updated_at'>;

interface PublicFilter {
  readonly now: Date;
  readonly tag?: string | undefined;
}

/** Published entries, newest first. */
export function listPublishedUpdates(
  executor: Executor,
  { now, tag }: PublicFilter,
  page: PageRequest,
): Promise<Page<UpdateRow>> {
  const where: Condition[] = [['t.published_at <= ?', now]];
  if (tag !== undefined) where.push(['t.tags @> ?::jsonb', JSON.stringify([tag])]);
  const order = [
    ['t.published_at', 'timestamptz'],
    ['t.id', 'uuid'],
  ] as const;
  return keysetPage(executor, { from: 'app.updates', where, order, direction: 'desc' }, page);
}

const SORTS = {
  updated_at: ['t.updated_at', 'timestamptz'],
  title: ['lower(t.title)', 'text'],
  // Drafts come after everything that has a date.
  published_at: [`coalesce(t.published_at, '9999-12-31T00:00:00Z')`, 'timestamptz'],
} as const;

const STATES = {
  draft: 't.published_at is null',
  scheduled: 't.published_at > now()',
  published: 't.published_at <= now()',
} as const;

/** All entries, also drafts and scheduled ones. @param q part of the title or the text */
export function listUpdates(
  executor: Executor,
  { q, state }: { readonly q?: string | undefined; readonly state?: keyof typeof STATES | undefined },
  page: AdminPageRequest<keyof typeof SORTS>,
): Promise<AdminPage<UpdateRow>> {
  const where: Condition[] =
    q === undefined ? [] : [['t.title ilike ? or t.body ilike ?', containing(q), containing(q)]];
  if (state !== undefined) where.push([STATES[state]]);
  return adminPage(executor, { from: 'app.updates', where, sorts: SORTS }, page);
}

/** A published entry. */
export async function readPublishedUpdate(executor: Executor, slug: string, now: Date): Promise<UpdateRow | undefined> {
  const where = 'where t.slug = ? and t.published_at <= ?';
  return (await readRows<UpdateRow>(executor, 'app.updates', where, [slug, now]))[0];
}

/** @param lock locks the row until the transaction ends */
export function readUpdate(executor: Executor, id: string, lock = false): Promise<UpdateRow | undefined> {
  return readRow(executor, 'app.updates', id, lock);
}

/** @returns the new row's id */
export function insertUpdate(executor: Executor, update: WrittenUpdate, now: Date): Promise<string> {
  return insertRow(executor, 'app.updates', toColumns(update), now);
}

export async function writeUpdate(executor: Executor, id: string, update: WrittenUpdate, now: Date): Promise<void> {
  await updateRow(executor, 'app.updates', id, toColumns(update), now);
}

/** @returns whether the entry existed */
export async function deleteUpdate(executor: Executor, id: string): Promise<boolean> {
  return (await executor('app.updates').where({ id }).delete()) > 0;
}

/** @param except the entry that may have this slug */
export async function isUpdateSlugTaken(executor: Executor, slug: string, except: string | null): Promise<boolean> {
  const query = executor('app.updates').where({ slug });
  if (except !== null) void query.whereNot({ id: except });
  return (await query.first<{ id: string } | undefined>('id')) !== undefined;
}

function toColumns({ slug, title, body, tags, published_at }: WrittenUpdate): Record<string, unknown> {
  return { slug, title, body, tags: JSON.stringify(tags), published_at };
}
