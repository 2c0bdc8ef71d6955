import { bannerDesignSchema } from '@cardwright/renderer';
import type { Banner, BannerPreset, ListedBanner, UsedBannerPreset } from '../contract/banners.js';
import type { BannerPresetRow, UsedPresetRow } from '../queries/bannerPresets.js';
import type { BannerRow } from '../queries/banners.js';
import { utc } from './utc.js';

export function presentBanner(row: BannerRow): Banner {
  const design = bannerDesignSchema.parse(row.design);
  return { ...row, design, created_at: utc(row.created_at), updated_at: utc(row.updated_at) };
}

export function presentBannerPreset(row: BannerPresetRow): BannerPreset {
  return { ...row, created_at: utc(row.created_at), updated_at: utc(row.updated_at) };
}

export function presentUsedPreset(row: UsedPresetRow): UsedBannerPreset {
  return { ...presentBannerPreset(row), use_count: row.use_count };
}

export function presentListedBanner(row: ListedBanner): ListedBanner {
  return { ...row, created_at: utc(row.created_at), updated_at: utc(row.updated_at) };
}
