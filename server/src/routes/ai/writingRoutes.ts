import { designTemplate } from '../../ai/designTemplate.js';
import { draftDeck } from '../../ai/draftDeck.js';
import { proposeCards } from '../../ai/proposeCards.js';
import { requireText } from '../../ai/requireText.js';
import { rewriteText } from '../../ai/rewriteText.js';
import { defineRoute, type Route } from '../../api/defineRoute.js';
import { aiCalls } from '../../contract/ai.js';
import { requireParsed } from '../../requireParsed.js';
import { parseTemplateConfig } from '@cardwright/renderer';

const ideas = defineRoute(aiCalls.proposeCards, {
  access: 'member',
  async handle({ body, caller, services, signal }) {
    const { existing_titles: existing, languages, ...wish } = body;
    const cards = await proposeCards(
      await requireText(services, caller),
      { ...wish, existing, languages: [...new Set(languages)] },
      signal,
    );
    return { cards: [...cards] };
  },
});

const draft = defineRoute(aiCalls.draftDeck, {
  access: 'member',
  async handle({ body, caller, services, signal }) {
    const { brief, language, categories, cards_per_category: cardsPerCategory, world_id } = body;
    const wish = { brief, language, categories, cardsPerCategory, worldId: world_id ?? null };
    return { deck: await draftDeck(await requireText(services, caller), wish, signal) };
  },
});

const template = defineRoute(aiCalls.designTemplate, {
  access: 'member',
  async handle({ body: { brief, ratio, template: given }, caller, services, signal }) {
    const before = given && requireParsed(parseTemplateConfig(given));
    return designTemplate(await requireText(services, caller), { brief, ratio, template: before }, signal);
  },
});

const rewrite = defineRoute(aiCalls.rewriteText, {
  access: 'member',
  async handle({ body, caller, services, signal }) {
    return {
      text: await rewriteText(await requireText(services, caller), { ...body, language: body.language }, signal),
    };
  },
});

export const writingRoutes: readonly Route[] = [ideas, draft, template, rewrite];
