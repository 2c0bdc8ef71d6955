import { defineRoute, type Route } from '../../api/defineRoute.js';
import { invalid } from '../../errors.js';
import { queryByModel } from '../../stock/queryByModel.js';
import { queryByRules } from '../../stock/queryByRules.js';
import { downloadBody, queryAnswer, queryBody, searchAnswer, searchBody } from './schema.js';

const tag = 'Images';

const query = defineRoute({
  method: 'post',
  path: '/api/image/unsplash.query',
  name: 'proposePhotoQuery',
  tag,
  summary: 'Search words for a card’s picture',
  description: 'By the language model where one is configured, else by keywords of the texts.',
  access: 'member',
  body: { schema: queryBody },
  response: queryAnswer,
  limit: 'write',
  problems: [502],
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

const search = defineRoute({
  method: 'post',
  path: '/api/image/unsplash.search',
  name: 'searchPhotos',
  tag,
  summary: 'Stock photos for search words',
  description: 'From Unsplash where a key is set, else pictures that the product draws itself.',
  access: 'member',
  body: { schema: searchBody },
  response: searchAnswer,
  limit: 'image',
  problems: [502],
  async handle({ body, services, signal }) {
    const { query: words, per_page: perPage, page } = body;
    return services.stock.search(words, { perPage, page, signal });
  },
});

const download = defineRoute({
  method: 'post',
  path: '/api/image/unsplash.download',
  name: 'reportPhotoUse',
  tag,
  summary: 'Tells Unsplash that a photo is used, as its terms ask',
  access: 'member',
  body: { schema: downloadBody },
  status: 204,
  limit: 'image',
  problems: [502],
  async handle({ body, services }) {
    await services.stock.reportUse(body.id);
  },
});

export const imageRoutes: readonly Route[] = [query, search, download];
