import { DESIGNS } from '@cardwright/templates';
import { adminPage, type AdminPage, type AdminPageRequest } from './adminPage.js';
import type { Page } from './paging.js';
import type { TemplateRow } from './decks/readDesigns.js';
import type { Executor } from './executor.js';
import { containing, keysetPage, type Condition, type Listing, type PageRequest } from './keysetPage.js';
import { insertRow, queryRows, readRow, readRows, updateRow } from './rows.js';

/** An official template with the colour scheme that was made for it. */
export type OfficialTemplateRow = TemplateRow & { readonly color_scheme_id: string | null };

export type WrittenTemplate = Pick<TemplateRow, 'name' | 'description' | 'ratio' | 'json_config' | 'extra'>;

const WITH_SCHEME = `(select t.*, (select s.id from app.color_schemes s
  where s.user_id is null and s.slug = t.extra ->> 'color_scheme') as color_scheme_id from app.templates t)`;

/** Slugs of the product's own designs, so they need no escaping. */
const SHOWN = DESIGNS.flatMap((slug) => [`'${slug}'`, `'${slug}-back'`]).join(', ');

/** The gallery's order: the product's own designs in their order, then others by age; fronts before their backs. */
const GALLERY = {
  order: [
    [`coalesce(array_position(array[${SHOWN}], t.slug), 1000)`, 'integer'],
    ['t.created_at', 'timestamptz'],
    ['t.slug collate "C"', 'text'],
    ['t.id', 'uuid'],
  ],
  direction: 'asc',
} as const satisfies Partial<Listing>;

const LATEST = {
  order: [
    ['t.updated_at', 'timestamptz'],
    ['t.id', 'uuid'],
  ],
  direction: 'desc',
} as const satisfies Partial<Listing>;

/** A member's own templates, most recently changed first. */
export function listOwnTemplates(executor: Executor, userId: string, page: PageRequest): Promise<Page<TemplateRow>> {
  const where: Condition[] = [[`t.type = 'user'`], ['t.user_id = ?', userId]];
  return keysetPage(executor, { from: 'app.templates', where, ...LATEST }, page);
}

/** Official templates in the order of the gallery. */
export function listOfficialTemplates(executor: Executor, page: PageRequest): Promise<Page<OfficialTemplateRow>> {
  return keysetPage(executor, { from: WITH_SCHEME, where: [[`t.type = 'official'`]], ...GALLERY }, page);
}

/** An official template with the number of decks, categories and cards that name it. */
export type UsedTemplateRow = OfficialTemplateRow & { readonly use_count: number };

const USES = `(select u.id, count(*)::int as use_count from (
    select front_template_id as id from app.decks union all select back_template_id from app.decks
    union all select front_template_id from app.categories union all select back_template_id from app.categories
    union all select front_template_id from app.cards union all select back_template_id from app.cards) u group by u.id)`;

const USED = `(select o.*, coalesce(u.use_count, 0) as use_count from ${WITH_SCHEME} o left join ${USES} u on u.id = o.id
  where o.type = 'official')`;

const SORTS = {
  name: ['lower(t.name) collate "C"', 'text'],
  updated_at: ['t.updated_at', 'timestamptz'],
  uses: ['t.use_count', 'int'],
} as const;

/** Official templates for admins. @param q part of the name or slug */
export function listUsedTemplates(
  executor: Executor,
  { q }: { readonly q?: string | undefined },
  page: AdminPageRequest<keyof typeof SORTS>,
): Promise<AdminPage<UsedTemplateRow>> {
  const where: Condition[] =
    q === undefined ? [] : [['t.name ilike ? or t.slug ilike ?', containing(q), containing(q)]];
  return adminPage(executor, { from: USED, where, sorts: SORTS }, page);
}

/** A text that changes whenever the list of official templates changes; far cheaper than the list. */
export async function stateOfOfficialTemplates(executor: Executor): Promise<string> {
  const rows = await queryRows<{ state: string }>(
    executor,
    `select concat_ws(' ',
       (select concat_ws(' ', count(*), sum(version), max(updated_at)) from app.templates where type = 'official'),
       (select concat_ws(' ', count(*), max(updated_at)) from app.color_schemes where user_id is null)) as state`,
  );
  return rows[0]?.state ?? '';
}

/** @param lock locks the row until the transaction ends */
export function readTemplate(executor: Executor, id: string, lock = false): Promise<TemplateRow | undefined> {
  return readRow(executor, 'app.templates', id, lock);
}

/** @param idOrSlug of an official template */
export async function readOfficialTemplate(
  executor: Executor,
  idOrSlug: string,
): Promise<OfficialTemplateRow | undefined> {
  const where = `where t.type = 'official' and (t.id::text = lower(?) or t.slug = ?)`;
  return (await readRows<OfficialTemplateRow>(executor, WITH_SCHEME, where, [idOrSlug, idOrSlug]))[0];
}

/** The templates that a member may start from, with only the fields needed to choose a default. */
export async function listCandidates(
  executor: Executor,
  userId: string,
): Promise<Pick<TemplateRow, 'id' | 'slug' | 'type'>[]> {
  return executor('app.templates')
    .where('type', 'official')
    .orWhere('user_id', userId)
    .orderByRaw(`type = 'official' desc, slug not like 'default%', created_at, id`)
    .select<Pick<TemplateRow, 'id' | 'slug' | 'type'>[]>('id', 'slug', 'type');
}

/** @returns the new row's id */
export function insertTemplate(
  executor: Executor,
  template: WrittenTemplate & Pick<TemplateRow, 'type' | 'slug' | 'user_id'>,
  now: Date,
): Promise<string> {
  const { type, slug, user_id } = template;
  return insertRow(executor, 'app.templates', { ...toColumns(template), type, slug, user_id }, now);
}

/** Writes every editable field and increments the version. */
export async function updateTemplate(
  executor: Executor,
  id: string,
  template: WrittenTemplate,
  now: Date,
): Promise<void> {
  const columns = { ...toColumns(template), version: executor.raw('version + 1') };
  await updateRow(executor, 'app.templates', id, columns, now);
}

/** Decks, categories and cards that used the template are left without one. */
export async function deleteTemplate(executor: Executor, id: string): Promise<void> {
  await executor('app.templates').where({ id }).delete();
}

export async function isOfficialSlugTaken(executor: Executor, slug: string): Promise<boolean> {
  const row = await executor('app.templates').where({ type: 'official', slug }).first<{ id: string } | undefined>('id');
  return row !== undefined;
}

function toColumns({ name, description, ratio, json_config, extra }: WrittenTemplate): Record<string, unknown> {
  return { name, description, ratio, json_config: JSON.stringify(json_config), extra: JSON.stringify(extra) };
}
