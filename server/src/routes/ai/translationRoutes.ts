import { requireText } from '../../ai/requireText.js';
import { translateTexts } from '../../ai/translate/translateTexts.js';
import { defineRoute, type Route } from '../../api/defineRoute.js';
import { planTranslation, translateDeck } from '../../commands/translate/translateDeck.js';
import { idParams } from '../decks/schema.js';
import { translateBody, translated, translatedDeck, translateDeckBody } from './schema.js';
import { sendProgress, wantsEvents } from './sendProgress.js';

const tag = 'AI';

const texts = defineRoute({
  method: 'post',
  path: '/api/ai/translate',
  name: 'translateTexts',
  tag,
  summary: 'Texts in another language',
  description: 'Markdown, links, inline icons, {{…}} and numbers stay as they are; a text where they did not is null.',
  access: 'member',
  body: { schema: translateBody },
  response: translated,
  limit: 'ai',
  problems: [501, 502],
  async handle({ body, caller, services, signal }) {
    const { from, language: to, glossary, about } = body;
    const model = requireText(services.ai, caller);
    const items = body.texts.flatMap((text, index) => (text.trim() === '' ? [] : [{ kind: 'text', text, index }]));
    const { done, failed } = await translateTexts(model, { from, to, glossary, about }, items, { signal });
    const made = new Map(done.map(({ item, text }) => [item.index, text]));
    return {
      // Empty texts are the same in every language.
      texts: body.texts.map((text, index) => made.get(index) ?? (text.trim() === '' ? text : null)),
      failed: failed.map(({ item: { index }, reason }) => ({ index, reason })).sort((a, b) => a.index - b.index),
    };
  },
});

const deck = defineRoute({
  method: 'post',
  path: '/api/decks/{id}/translate',
  name: 'translateDeck',
  tag,
  summary: 'What an own deck lacks in a language, translated and saved',
  description:
    'Only texts that are missing, or whose source changed since their translation was made. What one part of the work yields is saved when another fails, as one new version. With `Accept: text/event-stream` the work is told as it goes: events `progress` {done, failed, total}, then `done` with the answer or `problem`. Whoever hangs up stops it, and nothing is saved.',
  access: 'member',
  params: idParams,
  body: { schema: translateDeckBody },
  response: translatedDeck,
  limit: 'ai',
  problems: [409, 501, 502],
  async handle({ caller, params, body, services, signal, koa, requestId }) {
    const { language: to, ...rest } = body;
    const plan = await planTranslation(services, caller, params.id, { ...rest, to });
    if (!wantsEvents(koa)) return translateDeck(services, caller, plan, { signal });
    sendProgress({ koa, requestId, log: services.log }, (onProgress) =>
      translateDeck(services, caller, plan, { signal, onProgress }),
    );
    return undefined;
  },
});

export const translationRoutes: readonly Route[] = [texts, deck];
