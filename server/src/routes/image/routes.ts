import { defineRoute, type Route } from '../../api/defineRoute.js';
import { invalid } from '../../errors.js';
import { queryByModel } from '../../stock/queryByModel.js';
import { queryByRules } from '../../stock/queryByRules.js';
import { imageCalls } from '../../contract/images.js';

const query = defineRoute(imageCalls.proposePhotoQuery, {
  access: 'member',
  limit: 'write',
  async handle({ body, services, signal, caller }) {
    const { text } = services.ai;
    if (text !== undefined) await services.limits.take('ai', caller.id);
    const byModel = text && (await queryByModel(text, body, signal));
    const found = byModel ?? queryByRules(body);
    if (found === undefined)
      throw invalid([
        { path: '', message: 'No query available', fix: 'Give the card, its category or the deck a title.' },
      ]);
    return { query: found };
  },
});

const search = defineRoute(imageCalls.searchPhotos, {
  access: 'member',
  limit: 'image',
  async handle({ body, services, signal }) {
    const { query: words, per_page: perPage, page } = body;
    return services.stock.search(words, { perPage, page, signal });
  },
});

const download = defineRoute(imageCalls.reportPhotoUse, {
  access: 'member',
  limit: 'image',
  async handle({ body, services }) {
    await services.stock.reportUse(body.id);
  },
});

export const imageRoutes: readonly Route[] = [query, search, download];
