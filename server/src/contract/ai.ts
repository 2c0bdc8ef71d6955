import { LANGUAGE_CODE, LIMITS, type DeckFile } from '@cardwright/renderer';
import { z } from 'zod';
import { defineCalls } from './defineCalls.js';
import { queryAnswer, queryBody } from './images.js';
import { count, document, idParams, version } from './values.js';

/** What one request may bring; a model reads and writes far less than a deck may hold. */
const MOST = { brief: 4_000, instruction: 1_000, titles: 500, texts: 200, characters: 60_000, glossary: 300 };

const language = z.string().max(35).regex(LANGUAGE_CODE, 'expected a language code such as en or pt-BR');
/** Which texts to translate: only those that there are none of, also those whose source changed since, or all anew. */
const selection = z.enum(['missing', 'missing-or-changed', 'all']);
export type Selection = z.output<typeof selection>;

const rewriting = z.enum(['shorten', 'simplify', 'friendlier', 'correct', 'custom']);
export type Rewriting = z.output<typeof rewriting>;

const name = z.string().trim().min(1).max(LIMITS.name);
const brief = z.string().trim().min(3).max(MOST.brief);
const cardText = z.string().max(LIMITS.text).default('');

const capabilities = z.object({
  text: z.object({ configured: z.boolean(), model: z.string().nullable() }),
  pictures: z.object({ provider: z.enum(['ai', 'procedural']), model: z.string().nullable() }),
  search_query: z.object({ by: z.enum(['ai', 'rules']) }),
});

const cardIdeasBody = z.object({
  brief,
  count: z.number().int().min(1).max(30).default(8),
  categories: z.array(name).max(50).default([]),
  languages: z.array(language).min(1).max(5).default(['en']),
  existing_titles: z.array(z.string().max(LIMITS.name)).max(MOST.titles).default([]),
});

const texts = z.record(
  z.string(),
  z.object({
    language_code: z.string(),
    title: z.string(),
    one_liner: z.string(),
    primary_text: z.string(),
    description: z.string(),
  }),
);
const cardIdeas = z.object({
  cards: z.array(
    z.object({
      category: z.string().nullable().describe('one of the given categories'),
      icon: z.string().describe('an Iconify name'),
      translations: texts,
    }),
  ),
});

const deckDraftBody = z
  .object({
    brief,
    language: language.default('en'),
    categories: z.number().int().min(1).max(12).default(4),
    cards_per_category: z.number().int().min(1).max(15).default(6),
    world_id: z.string().max(LIMITS.name).nullish().describe('id or slug'),
  })
  .refine((body) => body.categories * body.cards_per_category <= 80, {
    path: ['cards_per_category'],
    error: 'expected at most 80 cards in all; add more with card ideas later',
  });

const deckDraft = z.object({
  deck: document<DeckFile>('a body for POST /api/decks/import'),
});

const rewriteBody = z
  .object({
    text: z.string().trim().min(1).max(LIMITS.text),
    action: rewriting,
    instruction: z.string().trim().max(MOST.instruction).default('').describe('what to do, for `custom`'),
    language: language.optional().describe('that of the text where not given'),
  })
  .refine(({ action, instruction }) => action !== 'custom' || instruction !== '', {
    path: ['instruction'],
    error: 'expected what to do with the text',
  });
const rewritten = z.object({ text: z.string() });

const glossary = z
  .array(z.object({ term: name, translation: name }))
  .max(MOST.glossary)
  .default([]);

const translateBody = z
  .object({
    texts: z.array(z.string().max(LIMITS.text)).min(1).max(MOST.texts),
    from: language.optional(),
    language,
    glossary,
    about: z.string().max(500).default('').describe('what the texts belong to, such as the deck’s title'),
  })
  .refine((body) => body.texts.reduce((sum, { length }) => sum + length, 0) <= MOST.characters, {
    path: ['texts'],
    error: `expected at most ${MOST.characters} characters in all`,
  });
const translated = z.object({
  texts: z.array(z.string().nullable()).describe('in the order of the request; null for those that failed'),
  failed: z.array(z.object({ index: count, reason: z.string() })),
});

const translateDeckBody = z.object({
  language,
  from: language.optional().describe('the deck’s default language where not given'),
  texts: selection
    .default('missing-or-changed')
    .describe('which texts; those that people revised are only replaced with `all`'),
  glossary,
  version: version.optional().describe('409 when it is no longer the current one'),
});

const place = z.object({ entity: z.enum(['deck', 'category', 'card']), id: z.uuid(), field: z.string() });
const translatedDeck = z.object({
  deck_id: z.uuid(),
  version,
  language: z.string(),
  translated: count.describe('texts that were saved'),
  overtaken: count.describe('changed by somebody while they were translated, so not saved'),
  remaining: count.describe('too many for one call; call again'),
  failed: z.array(place.extend({ reason: z.string() })),
  outdated: z.array(place).describe('revised by people, and their sources changed since'),
});

export type TranslatedDeck = z.output<typeof translatedDeck>;

const side = z.number().int().min(64).max(2_048);
const pictureBody = z
  .object({
    prompt: z.string().trim().max(2_000).default(''),
    card: z
      .object({ title: cardText, text: cardText, category: cardText, deck: cardText })
      .optional()
      .describe('texts to draw from where there is no prompt'),
    style: z.string().trim().max(LIMITS.text).default('default').describe('the deck’s `ai_image_style`'),
    width: side.default(1_024),
    height: side.default(1_024),
  })
  .refine(({ prompt, card }) => prompt !== '' || Object.values(card ?? {}).some((text) => text.trim() !== ''), {
    path: ['prompt'],
    error: 'expected what to draw: a prompt, or the texts of a card',
  });
const picture = z.object({
  url: z.string(),
  path: z.string(),
  provider: z.enum(['ai', 'procedural']),
  width: count,
  height: count,
});

export const aiCalls = defineCalls('AI', {
  describeAi: {
    method: 'get',
    path: '/api/ai',
    summary: 'What is configured: which tools an editor can offer',
    response: capabilities,
  },
  proposeSearchQuery: {
    method: 'post',
    path: '/api/ai/search-query',
    summary: 'Search words for a card’s picture, by the language model or else by keywords',
    body: queryBody,
    response: queryAnswer,
    problems: [502],
  },
  drawPicture: {
    method: 'post',
    path: '/api/ai/picture',
    summary: 'A picture from words or from a card’s texts, stored as an own upload',
    description: 'By the image model where one is configured, else drawn by rules. Always WebP of the given size.',
    body: pictureBody,
    status: 201,
    response: picture,
    problems: [413, 502],
  },
  translateTexts: {
    method: 'post',
    path: '/api/ai/translate',
    summary: 'Texts in another language',
    description:
      'Markdown, links, inline icons, {{…}} and numbers stay as they are; a text where they did not is null.',
    body: translateBody,
    response: translated,
    problems: [501, 502],
  },
  translateDeck: {
    method: 'post',
    path: '/api/decks/{id}/translate',
    summary: 'What an own deck lacks in a language, translated and saved',
    description:
      'Only texts that are missing, or whose source changed since their translation was made. What one part of the work yields is saved when another fails, as one new version. With `Accept: text/event-stream` the work is told as it goes: events `progress` {done, failed, total}, then `done` with the answer or `problem`. Whoever hangs up stops it, and nothing is saved.',
    params: idParams,
    body: translateDeckBody,
    response: translatedDeck,
    problems: [409, 501, 502],
  },
  proposeCards: {
    method: 'post',
    path: '/api/ai/card-ideas',
    summary: 'New cards for a brief, in the shape that the deck editor takes',
    body: cardIdeasBody,
    response: cardIdeas,
    problems: [501, 502],
  },
  draftDeck: {
    method: 'post',
    path: '/api/ai/deck-draft',
    summary: 'A whole deck for a brief, as a deck file',
    description: 'Nothing is stored: send `deck` to POST /api/decks/import to keep it.',
    body: deckDraftBody,
    response: deckDraft,
    problems: [501, 502],
  },
  rewriteText: {
    method: 'post',
    path: '/api/ai/rewrite',
    summary: 'A text made shorter, simpler, friendlier, correct, or as an instruction says',
    description: 'Links, inline icons and {{…}} stay as they are.',
    body: rewriteBody,
    response: rewritten,
    problems: [501, 502],
  },
});
