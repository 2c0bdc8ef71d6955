import type { Caller } from '../../api/caller.js';
import { defineRoute, type Route } from '../../api/defineRoute.js';
import { changeBanner, createBanner } from '../../commands/banners/saveBanner.js';
import { notFound } from '../../errors.js';
import { canUseBanner } from '../../policies/banners.js';
import { presentBanner, presentBannerPreset } from '../../presenters/banners.js';
import { listBannerPresets, readBannerPreset } from '../../queries/bannerPresets.js';
import { deleteBanner, listBanners, readBanner, type BannerRow } from '../../queries/banners.js';
import type { Services } from '../../services.js';
import { adminBannerRoutes } from './adminRoutes.js';
import {
  bannerBody,
  bannerPatch,
  banners,
  idParams,
  oneBanner,
  onePreset,
  ownQuery,
  presets,
  presetsQuery,
} from './schema.js';

const tag = 'Social banners';

/** A banner of the caller's. @throws HttpProblem 404 */
async function requireBanner({ database }: Services, caller: Caller, id: string): Promise<BannerRow> {
  const banner = await readBanner(database.knex, id);
  if (banner === undefined || !canUseBanner(caller, banner)) throw notFound('Banner');
  return banner;
}

const listPresets = defineRoute({
  method: 'get',
  path: '/api/social-banners/presets',
  name: 'listBannerPresets',
  tag,
  summary: 'Sizes that platforms ask for, each with a layout to start from',
  access: 'public',
  query: presetsQuery,
  response: presets,
  async handle({ query, services: { database }, koa }) {
    const { entries, next_cursor } = await listBannerPresets(database.knex, query);
    koa.set('Cache-Control', 'public, no-cache');
    return { presets: entries.map(presentBannerPreset), next_cursor };
  },
});

const readPreset = defineRoute({
  method: 'get',
  path: '/api/social-banners/presets/{id}',
  name: 'readBannerPreset',
  tag,
  summary: 'One preset',
  access: 'public',
  params: idParams,
  response: onePreset,
  async handle({ params, services: { database } }) {
    const preset = await readBannerPreset(database.knex, params.id);
    if (preset === undefined) throw notFound('Preset');
    return { preset: presentBannerPreset(preset) };
  },
});

const list = defineRoute({
  method: 'get',
  path: '/api/social-banners',
  name: 'listBanners',
  tag,
  summary: 'Own banners',
  access: 'member',
  query: ownQuery,
  response: banners,
  async handle({ caller, query, services: { database } }) {
    const { entries, next_cursor } = await listBanners(database.knex, caller.id, query);
    return { banners: entries.map(presentBanner), next_cursor };
  },
});

const create = defineRoute({
  method: 'post',
  path: '/api/social-banners',
  name: 'createBanner',
  tag,
  summary: 'A new banner, from a preset or of a size of its own',
  access: 'member',
  body: { schema: bannerBody },
  status: 201,
  response: oneBanner,
  async handle({ caller, body, services }) {
    return { banner: presentBanner(await createBanner(services, caller, body)) };
  },
});

const read = defineRoute({
  method: 'get',
  path: '/api/social-banners/{id}',
  name: 'readBanner',
  tag,
  summary: 'An own banner',
  access: 'member',
  params: idParams,
  response: oneBanner,
  async handle({ caller, params, services }) {
    return { banner: presentBanner(await requireBanner(services, caller, params.id)) };
  },
});

const update = defineRoute({
  method: 'patch',
  path: '/api/social-banners/{id}',
  name: 'updateBanner',
  tag,
  summary: 'Change an own banner',
  access: 'member',
  params: idParams,
  body: { schema: bannerPatch },
  response: oneBanner,
  problems: [409],
  async handle({ caller, params, body, services }) {
    return { banner: presentBanner(await changeBanner(services, caller, params.id, body)) };
  },
});

const remove = defineRoute({
  method: 'delete',
  path: '/api/social-banners/{id}',
  name: 'deleteBanner',
  tag,
  summary: 'Remove an own banner',
  access: 'member',
  params: idParams,
  status: 204,
  async handle({ caller, params, services }) {
    await requireBanner(services, caller, params.id);
    await deleteBanner(services.database.knex, params.id);
  },
});

export const bannerRoutes: readonly Route[] = [
  listPresets,
  readPreset,
  list,
  create,
  read,
  update,
  remove,
  ...adminBannerRoutes,
];
