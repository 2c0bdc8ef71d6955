import type { Page } from './paging.js';
import type { Executor } from './executor.js';
import { containing, keysetPage, type Condition, type PageRequest } from './keysetPage.js';

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

/** All entries, most recently changed first. */
export function listUpdates(
  executor: Executor,
  { search }: { readonly search?: string | undefined },
  page: PageRequest,
): Promise<Page<UpdateRow>> {
  const where: Condition[] =
    search === undefined ? [] : [['t.title ilike ? or t.body ilike ?', containing(search), containing(search)]];
  const order = [
    ['t.updated_at', 'timestamptz'],
    ['t.id', 'uuid'],
  ] as const;
  return keysetPage(executor, { from: 'app.updates', where, order, direction: 'desc' }, page);
}

const ONE = 'select row_to_json(t) as row from app.updates t where';

/** A published entry. */
export async function readPublishedUpdate(executor: Executor, slug: string, now: Date): Promise<UpdateRow | undefined> {
  const { rows } = await executor.raw<{ rows: { row: UpdateRow }[] }>(`${ONE} t.slug = ? and t.published_at <= ?`, [
    slug,
    now,
  ]);
  return rows[0]?.row;
}

/** @param lock locks the row until the transaction ends */
export async function readUpdate(executor: Executor, id: string, lock = false): Promise<UpdateRow | undefined> {
  const { rows } = await executor.raw<{ rows: { row: UpdateRow }[] }>(`${ONE} t.id = ? ${lock ? 'for update' : ''}`, [
    id,
  ]);
  return rows[0]?.row;
}

/** @returns the new row's id */
export async function insertUpdate(executor: Executor, update: WrittenUpdate, now: Date): Promise<string> {
  const [row] = await executor('app.updates')
    .insert({ ...toColumns(update), created_at: now, updated_at: now })
    .returning<{ id: string }[]>('id');
  if (row === undefined) throw new Error('The database returned no id for a new update.');
  return row.id;
}

export async function writeUpdate(executor: Executor, id: string, update: WrittenUpdate, now: Date): Promise<void> {
  await executor('app.updates')
    .where({ id })
    .update({ ...toColumns(update), updated_at: now });
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
