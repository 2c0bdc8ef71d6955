import type { BannerGuides, BannerPurpose, TemplateConfig } from '@cardwright/renderer';
import { adminPage, type AdminPage, type AdminPageRequest } from './adminPage.js';
import type { Page } from './paging.js';
import type { Executor } from './executor.js';
import { containing, keysetPage, type Condition, type PageRequest } from './keysetPage.js';
import { insertRow, readRow, updateRow } from './rows.js';

/** A size that a platform requires, with a starting layout. Times are strings, sizes are in pixels. */
export interface BannerPresetRow {
  readonly id: string;
  readonly key: string;
  readonly platform: string;
  readonly purpose: BannerPurpose;
  readonly guides: BannerGuides;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly json_config: TemplateConfig;
  /** Whether members can choose it. */
  readonly is_enabled: boolean;
  readonly created_at: string;
  readonly updated_at: string;
}

export type WrittenPreset = Omit<BannerPresetRow, 'id' | 'created_at' | 'updated_at'>;

/** Those that members can choose, sorted by platform and name. */
export function listBannerPresets(executor: Executor, page: PageRequest): Promise<Page<BannerPresetRow>> {
  const order = [
    ['t.platform collate "C"', 'text'],
    ['t.name collate "C"', 'text'],
    ['t.id', 'uuid'],
  ] as const;
  return keysetPage(executor, { from: 'app.banner_presets', where: [['t.is_enabled']], order, direction: 'asc' }, page);
}

/** A preset with the number of banners that were made from it. */
export type UsedPresetRow = BannerPresetRow & { readonly use_count: number };

const USED = `(select p.*, (select count(*)::int from app.banners b where b.preset_id = p.id) as use_count
  from app.banner_presets p)`;

const SORTS = {
  platform: [`t.platform || ' ' || lower(t.name)`, 'text'],
  name: ['lower(t.name)', 'text'],
  width: ['t.width', 'int'],
  uses: ['t.use_count', 'int'],
  updated_at: ['t.updated_at', 'timestamptz'],
} as const;

interface PresetFilter {
  readonly q?: string | undefined;
  readonly purpose?: BannerPurpose | undefined;
  readonly enabled?: 'yes' | 'no' | undefined;
}

/** All presets. @param q part of the platform or the name */
export function listUsedPresets(
  executor: Executor,
  { q, purpose, enabled }: PresetFilter,
  page: AdminPageRequest<keyof typeof SORTS>,
): Promise<AdminPage<UsedPresetRow>> {
  const where: Condition[] = q === undefined ? [] : [[`t.platform || ' ' || t.name ilike ?`, containing(q)]];
  if (purpose !== undefined) where.push(['t.purpose = ?', purpose]);
  if (enabled !== undefined) where.push(['t.is_enabled = ?', enabled === 'yes']);
  return adminPage(executor, { from: USED, where, sorts: SORTS }, page);
}

/** @param lock locks the row until the transaction ends */
export function readBannerPreset(executor: Executor, id: string, lock = false): Promise<BannerPresetRow | undefined> {
  return readRow(executor, 'app.banner_presets', id, lock);
}

/**
 * @param id a new one by default
 * @returns the new row's id @throws a unique violation if the platform already has a preset with this name
 */
export function insertBannerPreset(executor: Executor, preset: WrittenPreset, now: Date, id?: string): Promise<string> {
  return insertRow(executor, 'app.banner_presets', { ...toColumns(preset), ...(id !== undefined && { id }) }, now);
}

export async function updateBannerPreset(
  executor: Executor,
  id: string,
  preset: WrittenPreset,
  now: Date,
): Promise<void> {
  await updateRow(executor, 'app.banner_presets', id, toColumns(preset), now);
}

/** Banners made from the preset remain, without it. @returns whether the preset existed */
export async function deleteBannerPreset(executor: Executor, id: string): Promise<boolean> {
  return (await executor('app.banner_presets').where({ id }).delete()) > 0;
}

/** The banners that were made from a preset. */
export function bannersOfPreset(executor: Executor, id: string): Promise<string[]> {
  return executor('app.banners').where({ preset_id: id }).pluck<string[]>('id');
}

/** Gives a preset to those of the banners that have none. */
export async function linkBanners(executor: Executor, id: string, bannerIds: readonly string[]): Promise<void> {
  await executor('app.banners')
    .whereIn('id', [...bannerIds])
    .whereNull('preset_id')
    .update({ preset_id: id });
}

function toColumns({ guides, json_config, ...preset }: WrittenPreset): Record<string, unknown> {
  const { key, platform, name, purpose, width, height, is_enabled } = preset;
  const documents = { guides: JSON.stringify(guides), json_config: JSON.stringify(json_config) };
  return { key, platform, name, purpose, width, height, is_enabled, ...documents };
}
