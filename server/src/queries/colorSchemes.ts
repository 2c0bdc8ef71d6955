import { adminPage, type AdminPage, type AdminPageRequest } from './adminPage.js';
import type { Page } from './paging.js';
import type { ColorSchemeRow } from './decks/readDesigns.js';
import type { Executor } from './executor.js';
import { containing, keysetPage, type Condition, type Listing, type PageRequest } from './keysetPage.js';
import { insertRow, readRow, updateRow } from './rows.js';

export type WrittenColorScheme = Omit<ColorSchemeRow, 'id' | 'created_at' | 'updated_at'>;

/** Selects the schemes of a list. */
export type SchemeFilter =
  | { readonly of: 'member'; readonly userId: string }
  | { readonly of: 'global' | 'public'; readonly search?: string | undefined };

/** Global schemes before members' schemes, the default scheme first, then by name. */
const ORDER = {
  order: [
    ['(t.user_id is not null)', 'boolean'],
    [`(coalesce(t.slug, t.name) not ilike '%default%')`, 'boolean'],
    ['lower(t.name) collate "C"', 'text'],
    ['t.id', 'uuid'],
  ],
  direction: 'asc',
} as const satisfies Partial<Listing>;

/** Lists colour schemes of one kind; a member's list contains their own and the global ones. */
export function listColorSchemes(
  executor: Executor,
  filter: SchemeFilter,
  page: PageRequest,
): Promise<Page<ColorSchemeRow>> {
  return keysetPage(executor, { from: 'app.color_schemes', where: conditions(filter), ...ORDER }, page);
}

function conditions(filter: SchemeFilter): Condition[] {
  if (filter.of === 'member') return [['t.user_id is null or t.user_id = ?', filter.userId]];
  const search: Condition[] = filter.search === undefined ? [] : [['t.name ilike ?', containing(filter.search)]];
  return [[filter.of === 'global' ? 't.user_id is null' : 't.is_public'], ...search];
}

/** A global scheme with the number of decks that use it. */
export type UsedColorSchemeRow = ColorSchemeRow & { readonly use_count: number };

const USED = `(select s.*, (select count(*)::int from app.decks d where d.color_scheme_id = s.id) as use_count
  from app.color_schemes s where s.user_id is null)`;

const SORTS = {
  name: ['lower(t.name) collate "C"', 'text'],
  updated_at: ['t.updated_at', 'timestamptz'],
  uses: ['t.use_count', 'int'],
} as const;

/** Global schemes for admins. @param q part of the name */
export function listUsedColorSchemes(
  executor: Executor,
  { q }: { readonly q?: string | undefined },
  page: AdminPageRequest<keyof typeof SORTS>,
): Promise<AdminPage<UsedColorSchemeRow>> {
  const where: Condition[] = q === undefined ? [] : [['t.name ilike ?', containing(q)]];
  return adminPage(executor, { from: USED, where, sorts: SORTS }, page);
}

/** @param lock locks the row until the transaction ends */
export function readColorScheme(executor: Executor, id: string, lock = false): Promise<ColorSchemeRow | undefined> {
  return readRow(executor, 'app.color_schemes', id, lock);
}

/** @returns the new row's id */
export function insertColorScheme(executor: Executor, scheme: WrittenColorScheme, now: Date): Promise<string> {
  return insertRow(executor, 'app.color_schemes', toColumns(scheme), now);
}

export async function updateColorScheme(
  executor: Executor,
  id: string,
  scheme: WrittenColorScheme,
  now: Date,
): Promise<void> {
  await updateRow(executor, 'app.color_schemes', id, toColumns(scheme), now);
}

/** Decks that used the scheme are left without one. */
export async function deleteColorScheme(executor: Executor, id: string): Promise<void> {
  await executor('app.color_schemes').where({ id }).delete();
}

/** @param except the scheme that may have this slug */
export async function isGlobalSlugTaken(executor: Executor, slug: string, except?: string): Promise<boolean> {
  const query = executor('app.color_schemes').whereNull('user_id').where({ slug });
  if (except !== undefined) void query.whereNot({ id: except });
  return (await query.first<{ id: string } | undefined>('id')) !== undefined;
}

function toColumns(scheme: WrittenColorScheme): Record<string, unknown> {
  const { brand, category, neutral, extra, ...rest } = scheme;
  const parts = Object.entries({ brand, category, neutral, extra });
  return { ...rest, ...Object.fromEntries(parts.map(([name, value]) => [name, JSON.stringify(value)])) };
}
