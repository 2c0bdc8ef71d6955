import { draftDeck } from '../../ai/draftDeck.js';
import { proposeCards } from '../../ai/proposeCards.js';
import { requireText } from '../../ai/requireText.js';
import { rewriteText } from '../../ai/rewriteText.js';
import { defineRoute, type Route } from '../../api/defineRoute.js';
import { cardIdeas, cardIdeasBody, deckDraft, deckDraftBody, rewriteBody, rewritten } from './schema.js';

const tag = 'AI';

const ideas = defineRoute({
  method: 'post',
  path: '/api/ai/card-ideas',
  name: 'proposeCards',
  tag,
  summary: 'New cards for a brief, in the shape that the deck editor takes',
  access: 'member',
  body: { schema: cardIdeasBody },
  response: cardIdeas,
  limit: 'ai',
  problems: [501, 502],
  async handle({ body, caller, services, signal }) {
    const { existing_titles: existing, languages, ...wish } = body;
    const cards = await proposeCards(
      requireText(services.ai, caller),
      { ...wish, existing, languages: [...new Set(languages)] },
      signal,
    );
    return { cards: [...cards] };
  },
});

const draft = defineRoute({
  method: 'post',
  path: '/api/ai/deck-draft',
  name: 'draftDeck',
  tag,
  summary: 'A whole deck for a brief, as a deck file',
  description: 'Nothing is stored: send `deck` to POST /api/decks/import to keep it.',
  access: 'member',
  body: { schema: deckDraftBody },
  response: deckDraft,
  limit: 'ai',
  problems: [501, 502],
  async handle({ body, caller, services, signal }) {
    const { brief, language, categories, cards_per_category: cardsPerCategory, world_id } = body;
    const wish = { brief, language, categories, cardsPerCategory, worldId: world_id ?? null };
    return { deck: await draftDeck(requireText(services.ai, caller), wish, signal) };
  },
});

const rewrite = defineRoute({
  method: 'post',
  path: '/api/ai/rewrite',
  name: 'rewriteText',
  tag,
  summary: 'A text made shorter, simpler, friendlier, correct, or as an instruction says',
  description: 'Links, inline icons and {{…}} stay as they are.',
  access: 'member',
  body: { schema: rewriteBody },
  response: rewritten,
  limit: 'ai',
  problems: [501, 502],
  async handle({ body, caller, services, signal }) {
    return { text: await rewriteText(requireText(services.ai, caller), { ...body, language: body.language }, signal) };
  },
});

export const writingRoutes: readonly Route[] = [ideas, draft, rewrite];
