import { defineRoute, type Route } from '../../api/defineRoute.js';
import { changePreset, createPreset } from '../../commands/banners/savePreset.js';
import { restoreBanner, restorePreset } from '../../commands/banners/restore.js';
import { notFound } from '../../errors.js';
import {
  presentBanner,
  presentBannerPreset,
  presentListedBanner,
  presentUsedPreset,
} from '../../presenters/banners.js';
import { bannersOfPreset, deleteBannerPreset, listUsedPresets, readBannerPreset } from '../../queries/bannerPresets.js';
import { deleteBanner, listAllBanners, readBanner } from '../../queries/banners.js';
import { inTransaction } from '../../queries/executor.js';
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
  async handle({ params, services: { database }, note }) {
    const banner = await readBanner(database.knex, params.id);
    if (banner === undefined || !(await deleteBanner(database.knex, params.id))) throw notFound('Banner');
    note({ subject: banner.name, subjectId: banner.id });
    return { banner: presentBanner(banner) };
  },
});

const putBannerBack = defineRoute(bannerCalls.adminRestoreBanner, {
  access: 'admin',
  async handle({ params, body, services, note }) {
    const banner = await restoreBanner(services, params.id, body.banner);
    note({ subject: banner.name, subjectId: banner.id });
    return { banner: presentBanner(banner) };
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
  handle: ({ params, services: { database }, note }) =>
    inTransaction(database, async (trx) => {
      const preset = await readBannerPreset(trx, params.id, true);
      if (preset === undefined) throw notFound('Preset');
      const banner_ids = await bannersOfPreset(trx, params.id);
      await deleteBannerPreset(trx, params.id);
      note({ subject: preset.name, subjectId: preset.id });
      return { preset: presentBannerPreset(preset), banner_ids };
    }),
});

const putPresetBack = defineRoute(bannerCalls.adminRestoreBannerPreset, {
  access: 'admin',
  async handle({ params, body, services, note }) {
    const preset = await restorePreset(services, params.id, body);
    note({ subject: preset.name, subjectId: preset.id });
    return { preset: presentBannerPreset(preset) };
  },
});

export const adminBannerRoutes: readonly Route[] = [
  listLibrary,
  removeBanner,
  putBannerBack,
  list,
  create,
  update,
  remove,
  putPresetBack,
];
