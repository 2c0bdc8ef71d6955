import { BANNER_PURPOSES, bannerDesignSchema, type TemplateConfig } from '@cardwright/renderer';
import { z } from 'zod';
import { adminListQuery, total } from './admin/adminListQuery.js';
import { defineCalls } from './defineCalls.js';
import { nextCursor, pageQueryBy } from './paging.js';
import { count, document, editedVersion, idParams, search, times, uuid, version } from './values.js';

const ownQuery = pageQueryBy('time', 'id');
const presetsQuery = pageQueryBy('text', 'text', 'id');
const adminPresetsQuery = adminListQuery(
  { platform: 'text', name: 'text', width: 'number', uses: 'number', updated_at: 'time' },
  'platform',
).extend({
  q: search.describe('part of the platform or name'),
  purpose: z.enum(BANNER_PURPOSES).optional(),
  enabled: z.enum(['yes', 'no']).optional(),
});
const libraryQuery = adminListQuery({ updated_at: 'time', name: 'text', owner: 'text' }, '-updated_at').extend({
  q: search.describe('part of the name, the deck or the owner'),
});

const pixels = z.number().int().min(16).max(8192).describe('pixels');
const name = z.string().trim().min(1).max(200);
/** The renderer's template reader validates this. */
const config = z.looseObject({}).describe('like a template’s json_config');

const margin = z.number().int().min(0).max(4096);
const place = z.number().int().min(-8192).max(8192);
const namedRect = z.strictObject({ x: place, y: place, width: pixels, height: pixels, label: z.string().max(100) });
const guides = z.strictObject({
  safe: z
    .strictObject({ top: margin, right: margin, bottom: margin, left: margin })
    .describe('margins in pixels; what lies outside may be cut off or covered'),
  covered: z.array(namedRect).max(10).readonly().describe('where the platform lays its own things'),
  crop: namedRect.nullable().describe('what remains where the platform shows only a part'),
});

const bannerBody = z.strictObject({
  preset_id: uuid.nullable().optional(),
  deck_id: uuid.nullable().optional().describe('your own or a public deck, whose texts and pictures the banner shows'),
  name: name.optional(),
  width: pixels.optional(),
  height: pixels.optional(),
  json_config: config.optional(),
  design: bannerDesignSchema.optional().describe('what the banner shows, in every size'),
});
const bannerPatch = bannerBody.extend({ version: editedVersion });
const presetBody = z.strictObject({
  platform: z
    .string()
    .max(50)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower-case letters, digits and hyphens.'),
  name,
  width: pixels,
  height: pixels,
  purpose: z.enum(BANNER_PURPOSES).optional().describe('the group in lists; default: post'),
  guides: guides.optional().describe('default: margins of 6% of the shorter side'),
  json_config: config.optional().describe('like a template’s json_config; without items, laid out by the size'),
  is_enabled: z.boolean().optional().describe('whether members can choose it; default: true'),
});
const presetPatch = presetBody.partial();

const shared = {
  id: z.uuid(),
  name: z.string(),
  width: count,
  height: count,
  json_config: document<TemplateConfig>('like a template’s json_config'),
  ...times,
};
const preset = z.object({
  ...shared,
  key: z.string().describe('the name for the command line and for files'),
  platform: z.string(),
  purpose: z.enum(BANNER_PURPOSES),
  guides,
  is_enabled: z.boolean(),
});
const usedPreset = preset.extend({ use_count: count.describe('banners that were made from it') });
const banner = z.object({
  ...shared,
  user_id: z.uuid(),
  preset_id: z.uuid().nullable(),
  deck_id: z.uuid().nullable(),
  design: bannerDesignSchema,
  version,
});

const bannerIds = z.array(uuid).max(100_000).describe('the banners that were made from it');
/** The response of a deletion, with which it can be undone. */
const deletedBanner = z.object({ banner: banner.extend({ name, width: pixels, height: pixels, json_config: config }) });
const deletedPreset = z.object({ preset: preset.extend(presetBody.required().shape), banner_ids: bannerIds });

const listedBanner = z.object({
  id: z.uuid(),
  name: z.string(),
  owner_id: z.uuid(),
  owner_name: z.string(),
  deck_id: z.uuid().nullable(),
  deck_title: z.string(),
  preset_name: z.string(),
  width: count,
  height: count,
  ...times,
});

export type DeletedBanner = z.output<typeof deletedBanner>['banner'];
export type DeletedPreset = z.output<typeof deletedPreset>;
export type BannerPreset = z.output<typeof preset>;
export type UsedBannerPreset = z.output<typeof usedPreset>;
export type ListedBanner = z.output<typeof listedBanner>;
export type Banner = z.output<typeof banner>;

const onePreset = z.object({ preset });
const presets = z.object({ presets: z.array(preset), ...nextCursor });
const oneBanner = z.object({ banner });
const banners = z.object({ banners: z.array(banner), ...nextCursor });

export const bannerCalls = defineCalls('Social banners', {
  listBannerPresets: {
    method: 'get',
    path: '/api/social-banners/presets',
    summary: 'List the sizes that platforms require, each with a starting layout',
    query: presetsQuery,
    response: presets,
  },
  readBannerPreset: {
    method: 'get',
    path: '/api/social-banners/presets/{id}',
    summary: 'Get a preset',
    params: idParams,
    response: onePreset,
  },
  listBanners: {
    method: 'get',
    path: '/api/social-banners',
    summary: 'List your banners',
    query: ownQuery,
    response: banners,
  },
  createBanner: {
    method: 'post',
    path: '/api/social-banners',
    summary: 'Create a banner from a preset or with its own size',
    body: bannerBody,
    status: 201,
    response: oneBanner,
  },
  readBanner: {
    method: 'get',
    path: '/api/social-banners/{id}',
    summary: 'Get your banner',
    params: idParams,
    response: oneBanner,
  },
  updateBanner: {
    method: 'patch',
    path: '/api/social-banners/{id}',
    summary: 'Change your banner',
    params: idParams,
    body: bannerPatch,
    response: oneBanner,
    problems: [409],
  },
  deleteBanner: {
    method: 'delete',
    path: '/api/social-banners/{id}',
    summary: 'Delete your banner',
    params: idParams,
    status: 204,
  },
  adminListBanners: {
    method: 'get',
    path: '/api/admin/social-banners',
    summary: 'List the banners of all members, the one changed last first',
    query: libraryQuery,
    response: z.object({ banners: z.array(listedBanner), ...total, ...nextCursor }),
  },
  adminDeleteBanner: {
    method: 'delete',
    path: '/api/admin/social-banners/{id}',
    summary: 'Delete the banner of a member; to undo this, send the response back',
    params: idParams,
    response: oneBanner,
  },
  adminRestoreBanner: {
    method: 'put',
    path: '/api/admin/social-banners/{id}',
    summary: 'Put back the banner of a member that was deleted',
    params: idParams,
    body: deletedBanner,
    response: oneBanner,
  },
  adminListBannerPresets: {
    method: 'get',
    path: '/api/admin/social-banners/presets',
    summary: 'List all presets with their use, including those that members cannot choose',
    query: adminPresetsQuery,
    response: z.object({ presets: z.array(usedPreset), ...total, ...nextCursor }),
  },
  adminCreateBannerPreset: {
    method: 'post',
    path: '/api/admin/social-banners/presets',
    summary: 'Create a preset',
    body: presetBody,
    status: 201,
    response: onePreset,
    problems: [409],
  },
  adminUpdateBannerPreset: {
    method: 'patch',
    path: '/api/admin/social-banners/presets/{id}',
    summary: 'Change a preset',
    params: idParams,
    body: presetPatch,
    response: onePreset,
    problems: [409],
  },
  adminDeleteBannerPreset: {
    method: 'delete',
    path: '/api/admin/social-banners/presets/{id}',
    summary: 'Delete a preset; banners made from it remain, and sending the response back undoes this',
    params: idParams,
    response: onePreset.extend({ banner_ids: bannerIds }),
  },
  adminRestoreBannerPreset: {
    method: 'put',
    path: '/api/admin/social-banners/presets/{id}',
    summary: 'Put back a preset that was deleted, and restore it in the banners that were made from it',
    params: idParams,
    body: deletedPreset,
    response: onePreset,
    problems: [409],
  },
});
