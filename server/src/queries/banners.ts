import type { BannerDesign, TemplateConfig } from '@cardwright/renderer';
import type { ListedBanner } from '../contract/banners.js';
import { adminPage, type AdminPage, type AdminPageRequest } from './adminPage.js';
import type { Page } from './paging.js';
import type { Executor } from './executor.js';
import { containing, keysetPage, type PageRequest } from './keysetPage.js';
import { insertRow, readRow } from './rows.js';

/** A member's social banner as stored. Times are strings, sizes are in pixels. */
export interface BannerRow {
  readonly id: string;
  readonly user_id: string;
  readonly preset_id: string | null;
  readonly deck_id: string | null;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly json_config: TemplateConfig;
  readonly design: Partial<BannerDesign>;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

export type WrittenBanner = Omit<BannerRow, 'id' | 'version' | 'created_at' | 'updated_at'>;

/** A member's banners, most recently changed first. */
export function listBanners(executor: Executor, userId: string, page: PageRequest): Promise<Page<BannerRow>> {
  const order = [
    ['t.updated_at', 'timestamptz'],
    ['t.id', 'uuid'],
  ] as const;
  return keysetPage(
    executor,
    { from: 'app.banners', where: [['t.user_id = ?', userId]], order, direction: 'desc' },
    page,
  );
}

const LISTED = `(select b.id, b.name, b.user_id as owner_id, m.display_name as owner_name, b.deck_id,
    coalesce(d.translations -> d.default_language ->> 'title', '') as deck_title,
    coalesce(p.platform || ' ' || p.name, '') as preset_name, b.width, b.height, b.created_at, b.updated_at
  from app.banners b join app.members m on m.id = b.user_id
  left join app.decks d on d.id = b.deck_id left join app.banner_presets p on p.id = b.preset_id)`;

const SORTS = {
  updated_at: ['t.updated_at', 'timestamptz'],
  name: ['lower(t.name)', 'text'],
  owner: ['lower(t.owner_name)', 'text'],
} as const;

/** The banners of all members. @param q part of the name, the deck or the owner */
export function listAllBanners(
  executor: Executor,
  { q }: { readonly q?: string | undefined },
  page: AdminPageRequest<keyof typeof SORTS>,
): Promise<AdminPage<ListedBanner>> {
  const looked = 't.name ilike ? or t.deck_title ilike ? or t.owner_name ilike ?';
  const part = containing(q ?? '');
  return adminPage(
    executor,
    { from: LISTED, where: q === undefined ? [] : [[looked, part, part, part]], sorts: SORTS },
    page,
  );
}

/** @param lock locks the row until the transaction ends */
export function readBanner(executor: Executor, id: string, lock = false): Promise<BannerRow | undefined> {
  return readRow(executor, 'app.banners', id, lock);
}

/** @param id a new one by default @returns the new row's id */
export function insertBanner(executor: Executor, banner: WrittenBanner, now: Date, id?: string): Promise<string> {
  return insertRow(executor, 'app.banners', { ...toColumns(banner), ...(id !== undefined && { id }) }, now);
}

/** Writes every editable field and increments the version. */
export async function updateBanner(executor: Executor, id: string, banner: WrittenBanner, now: Date): Promise<void> {
  await executor('app.banners')
    .where({ id })
    .update({ ...toColumns(banner), version: executor.raw('version + 1'), updated_at: now });
}

/** @returns whether the banner existed */
export async function deleteBanner(executor: Executor, id: string): Promise<boolean> {
  return (await executor('app.banners').where({ id }).delete()) > 0;
}

function toColumns({ json_config, design, ...banner }: WrittenBanner): Record<string, unknown> {
  const { user_id, preset_id, deck_id, name, width, height } = banner;
  const documents = { json_config: JSON.stringify(json_config), design: JSON.stringify(design) };
  return { user_id, preset_id, deck_id, name, width, height, ...documents };
}
