import type { BannerPresetRow } from '../queries/bannerPresets.js';
import type { BannerRow } from '../queries/banners.js';
import { utc } from './utc.js';

export function presentBanner(row: BannerRow) {
  return { ...row, created_at: utc(row.created_at), updated_at: utc(row.updated_at) };
}

export function presentBannerPreset(row: BannerPresetRow) {
  return { ...row, created_at: utc(row.created_at), updated_at: utc(row.updated_at) };
}
