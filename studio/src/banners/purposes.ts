import { BANNER_PURPOSES, type BannerPurpose } from '@cardwright/renderer';
import type { StoredPreset } from '../api/banners.js';

/** The purposes of presets, in the plural. */
export const PURPOSE_TITLES: Readonly<Record<BannerPurpose, string>> = {
  link: 'Links',
  post: 'Posts',
  profile: 'Profiles',
  video: 'Videos',
  shop: 'Shops',
};

const PLATFORMS: Readonly<Record<string, string>> = {
  og: 'Chats and sites',
  x: 'X',
  instagram: 'Instagram',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  youtube: 'YouTube',
  bluesky: 'Bluesky',
  mastodon: 'Mastodon',
  discord: 'Discord',
  kickstarter: 'Kickstarter',
  itch: 'itch.io',
  own: 'Your own',
};

/** The name of a platform: its own spelling, or its key as a word. */
export function platformName(key: string): string {
  return PLATFORMS[key] ?? key.charAt(0).toUpperCase() + key.slice(1);
}

/** Presets by what they are for, without empty groups. */
export function byPurpose<T extends Pick<StoredPreset, 'purpose'>>(
  presets: readonly T[],
): readonly { readonly purpose: BannerPurpose; readonly title: string; readonly presets: readonly T[] }[] {
  return BANNER_PURPOSES.map((purpose) => ({
    purpose,
    title: PURPOSE_TITLES[purpose],
    presets: presets.filter((preset) => preset.purpose === purpose),
  })).filter(({ presets: ofPurpose }) => ofPurpose.length > 0);
}
