import { defineRoute, type Route } from '../../api/defineRoute.js';
import { changePreset, createPreset } from '../../commands/banners/savePreset.js';
import { notFound } from '../../errors.js';
import { presentBannerPreset, presentListedBanner, presentUsedPreset } from '../../presenters/banners.js';
import { deleteBannerPreset, listUsedPresets } from '../../queries/bannerPresets.js';
import { deleteBanner, listAllBanners, readBanner } from '../../queries/banners.js';
import { bannerCalls } from '../../contract/banners.js';

const listLibrary = defineRoute(bannerCalls.adminListBanners, {
  access: 'admin',
  async handle({ query, services: { database } }) {
    const { entries, ...page } = await listAllBanners(database.knex, query, query);
    return { banners: entries.map(presentListedBanner), ...page };
  },
});

const removeBanner = defineRoute(bannerCalls.adminDeleteBanner, {
  access: 'admin',
  isIrreversible: true,
  async handle({ params, services: { database }, note }) {
    const banner = await readBanner(database.knex, params.id);
    if (banner === undefined || !(await deleteBanner(database.knex, params.id))) throw notFound('Banner');
    note({ subject: banner.name, subjectId: banner.id });
  },
});

const list = defineRoute(bannerCalls.adminListBannerPresets, {
  access: 'admin',
  async handle({ query, services: { database } }) {
    const { entries, ...page } = await listUsedPresets(database.knex, query, query);
    return { presets: entries.map(presentUsedPreset), ...page };
  },
});

const create = defineRoute(bannerCalls.adminCreateBannerPreset, {
  access: 'admin',
  async handle({ body, services }) {
    return { preset: presentBannerPreset(await createPreset(services, body)) };
  },
});

const update = defineRoute(bannerCalls.adminUpdateBannerPreset, {
  access: 'admin',
  async handle({ params, body, services }) {
    return { preset: presentBannerPreset(await changePreset(services, params.id, body)) };
  },
});

const remove = defineRoute(bannerCalls.adminDeleteBannerPreset, {
  access: 'admin',
  isIrreversible: true,
  async handle({ params, services: { database } }) {
    if (!(await deleteBannerPreset(database.knex, params.id))) throw notFound('Preset');
  },
});

export const adminBannerRoutes: readonly Route[] = [listLibrary, removeBanner, list, create, update, remove];
