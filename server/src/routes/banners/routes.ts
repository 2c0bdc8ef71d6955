import type { Caller } from '../../caller.js';
import { defineRoute, type Route } from '../../api/defineRoute.js';
import { changeBanner, createBanner } from '../../commands/banners/saveBanner.js';
import { notFound } from '../../errors.js';
import { canUseBanner } from '../../policies/banners.js';
import { presentBanner, presentBannerPreset } from '../../presenters/banners.js';
import { listBannerPresets, readBannerPreset } from '../../queries/bannerPresets.js';
import { deleteBanner, listBanners, readBanner, type BannerRow } from '../../queries/banners.js';
import type { Services } from '../../services.js';
import { adminBannerRoutes } from './adminRoutes.js';
import { bannerCalls } from '../../contract/banners.js';

/** Reads the caller's banner. @throws HttpProblem 404 */
async function requireBanner({ database }: Services, caller: Caller, id: string): Promise<BannerRow> {
  const banner = await readBanner(database.knex, id);
  if (banner === undefined || !canUseBanner(caller, banner)) throw notFound('Banner');
  return banner;
}

const listPresets = defineRoute(bannerCalls.listBannerPresets, {
  access: 'public',
  async handle({ query, services: { database }, koa }) {
    const { entries, next_cursor } = await listBannerPresets(database.knex, query);
    koa.set('Cache-Control', 'public, no-cache');
    return { presets: entries.map(presentBannerPreset), next_cursor };
  },
});

const readPreset = defineRoute(bannerCalls.readBannerPreset, {
  access: 'public',
  async handle({ params, services: { database } }) {
    const preset = await readBannerPreset(database.knex, params.id);
    if (preset === undefined) throw notFound('Preset');
    return { preset: presentBannerPreset(preset) };
  },
});

const list = defineRoute(bannerCalls.listBanners, {
  access: 'member',
  async handle({ caller, query, services: { database } }) {
    const { entries, next_cursor } = await listBanners(database.knex, caller.id, query);
    return { banners: entries.map(presentBanner), next_cursor };
  },
});

const create = defineRoute(bannerCalls.createBanner, {
  access: 'member',
  async handle({ caller, body, services }) {
    return { banner: presentBanner(await createBanner(services, caller, body)) };
  },
});

const read = defineRoute(bannerCalls.readBanner, {
  access: 'member',
  async handle({ caller, params, services }) {
    return { banner: presentBanner(await requireBanner(services, caller, params.id)) };
  },
});

const update = defineRoute(bannerCalls.updateBanner, {
  access: 'member',
  async handle({ caller, params, body, services }) {
    return { banner: presentBanner(await changeBanner(services, caller, params.id, body)) };
  },
});

const remove = defineRoute(bannerCalls.deleteBanner, {
  access: 'member',
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
