import { defineRoute, type Route } from '../../api/defineRoute.js';
import { changePreset, createPreset } from '../../commands/banners/savePreset.js';
import { notFound } from '../../errors.js';
import { presentBannerPreset } from '../../presenters/banners.js';
import { deleteBannerPreset } from '../../queries/bannerPresets.js';
import { idParams, onePreset, presetBody, presetPatch } from './schema.js';

const tag = 'Social banners';

const create = defineRoute({
  method: 'post',
  path: '/api/admin/social-banners/presets',
  name: 'adminCreateBannerPreset',
  tag,
  summary: 'A new preset',
  access: 'admin',
  body: { schema: presetBody },
  status: 201,
  response: onePreset,
  problems: [409],
  async handle({ body, services }) {
    return { preset: presentBannerPreset(await createPreset(services, body)) };
  },
});

const update = defineRoute({
  method: 'patch',
  path: '/api/admin/social-banners/presets/{id}',
  name: 'adminUpdateBannerPreset',
  tag,
  summary: 'Change a preset',
  access: 'admin',
  params: idParams,
  body: { schema: presetPatch },
  response: onePreset,
  problems: [409],
  async handle({ params, body, services }) {
    return { preset: presentBannerPreset(await changePreset(services, params.id, body)) };
  },
});

const remove = defineRoute({
  method: 'delete',
  path: '/api/admin/social-banners/presets/{id}',
  name: 'adminDeleteBannerPreset',
  tag,
  summary: 'Remove a preset; banners made from it stay',
  access: 'admin',
  params: idParams,
  status: 204,
  async handle({ params, services: { database } }) {
    if (!(await deleteBannerPreset(database.knex, params.id))) throw notFound('Preset');
  },
});

export const adminBannerRoutes: readonly Route[] = [create, update, remove];
