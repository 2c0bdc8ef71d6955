import { defineRoute, type Route } from '../../api/defineRoute.js';
import { describeCard } from '../../ai/prompts/picture.js';
import { storePicture } from '../../commands/storePicture.js';
import { invalid } from '../../errors.js';
import { queryByModel } from '../../stock/queryByModel.js';
import { queryByRules } from '../../stock/queryByRules.js';
import { aiCalls } from '../../contract/ai.js';
import { translationRoutes } from './translationRoutes.js';
import { writingRoutes } from './writingRoutes.js';

const about = defineRoute(aiCalls.describeAi, {
  access: 'member',
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

const searchQuery = defineRoute(aiCalls.proposeSearchQuery, {
  access: 'member',
  async handle({ caller, body, services: { ai, limits }, signal }) {
    if (ai.text !== undefined) await limits.take('ai', caller.id);
    const query = (ai.text && (await queryByModel(ai.text, body, signal))) ?? queryByRules(body);
    if (query !== undefined) return { query };
    const fix = 'Give the card, its category or the deck a title.';
    throw invalid([{ path: '', message: 'No query available', fix }]);
  },
});

const drawPicture = defineRoute(aiCalls.drawPicture, {
  access: 'member',
  async handle({ caller, body: { prompt, card, style, width, height }, services, signal }) {
    const { pictures } = services.ai;
    await services.limits.take('ai', caller.id);
    const words = prompt === '' && card !== undefined ? describeCard(card) : prompt;
    const drawn = await pictures.draw({ prompt: words, style, width, height, signal });
    const { path } = await storePicture(services, caller, drawn);
    return { url: services.storage.publicUrl(path), path, provider: pictures.provider, width, height };
  },
});

export const aiRoutes: readonly Route[] = [about, searchQuery, drawPicture, ...writingRoutes, ...translationRoutes];
