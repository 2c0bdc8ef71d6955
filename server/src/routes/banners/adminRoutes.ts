import { defineRoute, type Route } from '../../api/defineRoute.js';
import { changePreset, createPreset } from '../../commands/banners/savePreset.js';
import { notFound } from '../../errors.js';
import { presentBannerPreset } from '../../presenters/banners.js';
import { deleteBannerPreset } from '../../queries/bannerPresets.js';
import { bannerCalls } from '../../contract/banners.js';

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
  async handle({ params, services: { database } }) {
    if (!(await deleteBannerPreset(database.knex, params.id))) throw notFound('Preset');
  },
});

export const adminBannerRoutes: readonly Route[] = [create, update, remove];
