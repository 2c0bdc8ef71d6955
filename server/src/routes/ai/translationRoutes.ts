import { requireText } from '../../ai/requireText.js';
import { translateTexts } from '../../ai/translate/translateTexts.js';
import { ANSWERED, defineRoute, type Route } from '../../api/defineRoute.js';
import { planTranslation, translateDeck } from '../../commands/translate/translateDeck.js';
import { aiCalls } from '../../contract/ai.js';
import { sendProgress, wantsEvents } from './sendProgress.js';

const texts = defineRoute(aiCalls.translateTexts, {
  access: 'member',
  async handle({ body, caller, services, signal }) {
    const { from, language: to, glossary, about } = body;
    const model = await requireText(services, caller);
    const items = body.texts.flatMap((text, index) => (text.trim() === '' ? [] : [{ kind: 'text', text, index }]));
    const { done, failed } = await translateTexts(model, { from, to, glossary, about }, items, { signal });
    const made = new Map(done.map(({ item, text }) => [item.index, text]));
    return {
      // Empty texts need no translation.
      texts: body.texts.map((text, index) => made.get(index) ?? (text.trim() === '' ? text : null)),
      failed: failed.map(({ item: { index }, reason }) => ({ index, reason })).sort((a, b) => a.index - b.index),
    };
  },
});

const deck = defineRoute(aiCalls.translateDeck, {
  access: 'member',
  async handle({ caller, params, body, services, signal, koa, requestId }) {
    const { language: to, ...rest } = body;
    const plan = await planTranslation(services, caller, params.id, { ...rest, to });
    if (!wantsEvents(koa)) return translateDeck(services, caller, plan, { signal });
    sendProgress({ koa, requestId, log: services.log }, (onProgress) =>
      translateDeck(services, caller, plan, { signal, onProgress }),
    );
    return ANSWERED;
  },
});

export const translationRoutes: readonly Route[] = [texts, deck];
