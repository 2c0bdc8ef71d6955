import { defineRoute, type Route } from '../../api/defineRoute.js';
import { describeCard } from '../../ai/prompts/picture.js';
import { storePicture } from '../../commands/storePicture.js';
import { invalid } from '../../errors.js';
import { queryByModel } from '../../stock/queryByModel.js';
import { queryByRules } from '../../stock/queryByRules.js';
import { queryAnswer, queryBody } from '../image/schema.js';
import { capabilities, picture, pictureBody } from './schema.js';
import { translationRoutes } from './translationRoutes.js';
import { writingRoutes } from './writingRoutes.js';

const tag = 'AI';

const about = defineRoute({
  method: 'get',
  path: '/api/ai',
  name: 'describeAi',
  tag,
  summary: 'What is configured: which tools an editor can offer',
  access: 'member',
  response: capabilities,
  handle({ services: { ai, config } }) {
    const hasText = ai.text !== undefined;
    return Promise.resolve({
      text: { configured: hasText, model: hasText ? (config.ai?.model ?? null) : null },
      pictures: {
        provider: ai.pictures.provider,
        model: ai.pictures.provider === 'ai' ? (config.ai?.imageModel ?? null) : null,
      },
      search_query: { by: hasText ? 'ai' : 'rules' },
    });
  },
});

const searchQuery = defineRoute({
  method: 'post',
  path: '/api/ai/search-query',
  name: 'proposeSearchQuery',
  tag,
  summary: 'Search words for a card’s picture, by the language model or else by keywords',
  access: 'member',
  body: { schema: queryBody },
  response: queryAnswer,
  limit: 'ai',
  problems: [502],
  async handle({ body, services: { ai }, signal }) {
    const query = (ai.text && (await queryByModel(ai.text, body, signal))) ?? queryByRules(body);
    if (query !== undefined) return { query };
    const fix = 'Give the card, its category or the deck a title.';
    throw invalid([{ path: '', message: 'No query available', fix }]);
  },
});

const drawPicture = defineRoute({
  method: 'post',
  path: '/api/ai/picture',
  name: 'drawPicture',
  tag,
  summary: 'A picture from words or from a card’s texts, stored as an own upload',
  description: 'By the image model where one is configured, else drawn by rules. Always WebP of the given size.',
  access: 'member',
  body: { schema: pictureBody },
  status: 201,
  response: picture,
  limit: 'ai',
  problems: [413, 502],
  async handle({ caller, body: { prompt, card, style, width, height }, services, signal }) {
    const { pictures } = services.ai;
    const words = prompt === '' && card !== undefined ? describeCard(card) : prompt;
    const drawn = await pictures.draw({ prompt: words, style, width, height, signal });
    const { path } = await storePicture(services, caller, drawn);
    return { url: services.storage.publicUrl(path), path, provider: pictures.provider, width, height };
  },
});

export const aiRoutes: readonly Route[] = [about, searchQuery, drawPicture, ...writingRoutes, ...translationRoutes];
