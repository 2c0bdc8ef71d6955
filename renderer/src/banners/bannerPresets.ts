import type { Insets, Rect } from '../geometry.js';
import { type BannerSize, evenInsets, type NamedRect } from './bannerSize.js';

/** What people make a banner for, in the order of lists. */
export const BANNER_PURPOSES = ['link', 'post', 'profile', 'video', 'shop'] as const;
export type BannerPurpose = (typeof BANNER_PURPOSES)[number];

/** A size that a platform asks for. */
export interface BannerPreset extends BannerSize {
  /** `x-header`: the name for the command line and for files. */
  readonly key: string;
  /** `x` */
  readonly platform: string;
  readonly name: string;
  readonly purpose: BannerPurpose;
}

interface Facts {
  readonly safe?: number | Insets;
  readonly covered?: readonly NamedRect[];
  readonly crop?: NamedRect;
}

/**
 * The sizes that platforms publish in their help pages, as of 2026. Safe margins come from the same pages where they
 * state them; otherwise they are 6 % of the shorter side. Covered parts are those of the desktop sites and apps.
 */
export const BANNER_PRESETS: readonly BannerPreset[] = [
  preset('link-preview', 'og', 'Link preview', 'link', [1200, 630], {
    safe: 48,
    covered: [named('the domain', { x: 16, y: 574, width: 260, height: 40 })],
    crop: named('square crop in chats', { x: 285, y: 0, width: 630, height: 630 }),
  }),
  preset('discord-event', 'discord', 'Event cover', 'link', [800, 320]),
  preset('x-post', 'x', 'Post', 'post', [1600, 900]),
  preset('instagram-square', 'instagram', 'Square post', 'post', [1080, 1080]),
  preset('instagram-portrait', 'instagram', 'Portrait post', 'post', [1080, 1350], {
    crop: named('square in the profile grid', { x: 0, y: 135, width: 1080, height: 1080 }),
  }),
  preset('instagram-story', 'instagram', 'Story', 'post', [1080, 1920], {
    safe: { top: 250, right: 65, bottom: 340, left: 65 },
    covered: [
      named('account and time', { x: 0, y: 0, width: 1080, height: 220 }),
      named('answer field', { x: 0, y: 1610, width: 1080, height: 310 }),
    ],
  }),
  preset('facebook-post', 'facebook', 'Post', 'post', [1200, 630]),
  preset('linkedin-post', 'linkedin', 'Post', 'post', [1200, 627]),
  preset('pinterest-pin', 'pinterest', 'Pin', 'post', [1000, 1500]),
  preset('x-header', 'x', 'Header', 'profile', [1500, 500], {
    safe: { top: 60, right: 40, bottom: 60, left: 40 },
    covered: [named('profile picture', { x: 30, y: 330, width: 370, height: 170 })],
  }),
  preset('mastodon-header', 'mastodon', 'Header', 'profile', [1500, 500], {
    covered: [named('profile picture', { x: 30, y: 400, width: 260, height: 100 })],
  }),
  preset('bluesky-banner', 'bluesky', 'Banner', 'profile', [1500, 500], {
    covered: [named('profile picture', { x: 30, y: 390, width: 240, height: 110 })],
  }),
  preset('facebook-cover', 'facebook', 'Cover', 'profile', [1640, 924], {
    safe: { top: 150, right: 65, bottom: 150, left: 65 },
    crop: named('cover on a desktop', { x: 0, y: 150, width: 1640, height: 624 }),
  }),
  preset('linkedin-cover', 'linkedin', 'Cover', 'profile', [1584, 396], {
    covered: [named('profile picture', { x: 48, y: 176, width: 330, height: 220 })],
  }),
  preset('discord-server', 'discord', 'Server banner', 'profile', [960, 540], {
    covered: [named('server name', { x: 0, y: 0, width: 960, height: 96 })],
    safe: { top: 110, right: 38, bottom: 38, left: 38 },
  }),
  preset('youtube-channel', 'youtube', 'Channel banner', 'profile', [2560, 1440], {
    safe: { top: 509, right: 507, bottom: 508, left: 507 },
    crop: named('phones and tablets', { x: 507, y: 509, width: 1546, height: 423 }),
  }),
  preset('youtube-thumbnail', 'youtube', 'Thumbnail', 'video', [1280, 720], {
    covered: [named('running time', { x: 1130, y: 650, width: 140, height: 60 })],
  }),
  preset('itch-cover', 'itch', 'Game cover', 'shop', [630, 500]),
  preset('kickstarter-project', 'kickstarter', 'Project image', 'shop', [1024, 576]),
];

function preset(
  key: string,
  platform: string,
  name: string,
  purpose: BannerPurpose,
  [width, height]: readonly [number, number],
  { safe = Math.round(Math.min(width, height) * 0.06), covered = [], crop }: Facts = {},
): BannerPreset {
  const guides = { safe: typeof safe === 'number' ? evenInsets(safe) : safe, covered, crop: crop ?? null };
  return { key, platform, name, purpose, width, height, guides };
}

function named(label: string, rect: Rect): NamedRect {
  return { ...rect, label };
}
