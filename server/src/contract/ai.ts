import { LANGUAGE_CODE, LIMITS, parseRatio, type DeckFile, type TemplateConfig } from '@cardwright/renderer';
import { z } from 'zod';
import { defineCalls } from './defineCalls.js';
import { queryAnswer, queryBody } from './images.js';
import { DRAFT_LIMITS } from './limits.js';
import { count, document, idParams, version } from './values.js';

/** Limits of one request; a model handles far less text than a deck may contain. */
const MOST = {
  brief: 4_000,
  instruction: 1_000,
  titles: 500,
  texts: 200,
  characters: 60_000,
  glossary: 300,
  template: 100_000,
};

const language = z.string().max(35).regex(LANGUAGE_CODE, 'expected a language code such as en or pt-BR');
/** Which texts to translate: only missing ones, also those whose source has changed, or all of them again. */
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
    categories: z.number().int().min(1).max(DRAFT_LIMITS.categories).default(4),
    cards_per_category: z.number().int().min(1).max(DRAFT_LIMITS.cardsPerCategory).default(6),
    world_id: z.string().max(LIMITS.name).nullish().describe('id or slug'),
  })
  .refine((body) => body.categories * body.cards_per_category <= DRAFT_LIMITS.cards, {
    path: ['cards_per_category'],
    error: `A draft can have at most ${DRAFT_LIMITS.cards} cards in total. Add more with card ideas later.`,
  });

const deckDraft = z.object({
  deck: document<DeckFile>('a body for POST /api/decks/import'),
});

const templateDesignBody = z.object({
  brief,
  ratio: z
    .string()
    .max(35)
    .refine((text) => parseRatio(text) !== undefined, 'expected width:height such as 2.5:3.5')
    .default('2.5:3.5')
    .describe('of a new design'),
  template: document<TemplateConfig>('the json_config to change; without it, a new one is designed')
    .refine((config) => JSON.stringify(config).length <= MOST.template, {
      error: `The template can have at most ${MOST.template} characters.`,
    })
    .optional(),
});
const templateDesign = z.object({
  summary: z.string().describe('what was designed or changed, in a sentence or two'),
  template: document<TemplateConfig>('a json_config; parts that stay keep their ids'),
});

const rewriteBody = z
  .object({
    text: z.string().trim().min(1).max(LIMITS.text),
    action: rewriting,
    instruction: z.string().trim().max(MOST.instruction).default('').describe('the instruction for `custom`'),
    language: language.optional().describe('defaults to the language of the text'),
  })
  .refine(({ action, instruction }) => action !== 'custom' || instruction !== '', {
    path: ['instruction'],
    error: 'Enter an instruction for the text.',
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
    about: z.string().max(500).default('').describe('the context of the texts, such as the deck’s title'),
  })
  .refine((body) => body.texts.reduce((sum, { length }) => sum + length, 0) <= MOST.characters, {
    path: ['texts'],
    error: `The texts can have at most ${MOST.characters} characters in total.`,
  });
const translated = z.object({
  texts: z.array(z.string().nullable()).describe('in the order of the request; null for failed texts'),
  failed: z.array(z.object({ index: count, reason: z.string() })),
});

const translateDeckBody = z.object({
  language,
  from: language.optional().describe('defaults to the deck’s default language'),
  texts: selection
    .default('missing-or-changed')
    .describe('which texts to translate; only `all` replaces texts that people have edited'),
  glossary,
  version: version.optional().describe('409 if it is no longer the current one'),
});

const place = z.object({ entity: z.enum(['deck', 'category', 'card']), id: z.uuid(), field: z.string() });
const translatedDeck = z.object({
  deck_id: z.uuid(),
  version,
  language: z.string(),
  translated: count.describe('saved texts'),
  overtaken: count.describe('not saved because someone changed them in the meantime'),
  remaining: count.describe('left for the next call'),
  failed: z.array(place.extend({ reason: z.string() })),
  outdated: z.array(place).describe('edited by people although their sources have changed'),
});

export type TranslatedDeck = z.output<typeof translatedDeck>;

const side = z.number().int().min(64).max(2_048);
const pictureBody = z
  .object({
    prompt: z.string().trim().max(2_000).default(''),
    card: z
      .object({ title: cardText, text: cardText, category: cardText, deck: cardText })
      .optional()
      .describe('texts to illustrate if there is no prompt'),
    style: z.string().trim().max(LIMITS.text).default('default').describe('the deck’s `ai_image_style`'),
    width: side.default(1_024),
    height: side.default(1_024),
  })
  .refine(({ prompt, card }) => prompt !== '' || Object.values(card ?? {}).some((text) => text.trim() !== ''), {
    path: ['prompt'],
    error: 'Enter a prompt or the texts of a card.',
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
    summary: 'Get the available AI tools',
    response: capabilities,
  },
  proposeSearchQuery: {
    method: 'post',
    path: '/api/ai/search-query',
    summary: 'Find search words for a card’s picture, with the language model or by keywords',
    body: queryBody,
    response: queryAnswer,
    problems: [502],
  },
  drawPicture: {
    method: 'post',
    path: '/api/ai/picture',
    summary: 'Make a picture from a prompt or from a card’s texts, and store it as your upload',
    description:
      'Uses the image model if one is configured; otherwise the picture is drawn by rules. Always a WebP of the given size.',
    body: pictureBody,
    status: 201,
    response: picture,
    problems: [413, 502],
  },
  translateTexts: {
    method: 'post',
    path: '/api/ai/translate',
    summary: 'Translate texts',
    description:
      'Markdown, links, inline icons, {{…}} and numbers stay unchanged; a text that fails this check is null.',
    body: translateBody,
    response: translated,
    problems: [501, 502],
  },
  translateDeck: {
    method: 'post',
    path: '/api/decks/{id}/translate',
    summary: 'Translate missing texts of your deck and save them',
    description:
      'By default translates texts that are missing or whose source has changed since. If some texts fail, the others are still saved, as one new version. With `Accept: text/event-stream` the response is a stream of `progress` events {done, failed, total}, followed by `done` with the result or by `problem`. Closing the connection stops the work, and nothing is saved.',
    params: idParams,
    body: translateDeckBody,
    response: translatedDeck,
    problems: [403, 409, 501, 502],
  },
  proposeCards: {
    method: 'post',
    path: '/api/ai/card-ideas',
    summary: 'Propose new cards for a brief, in the deck editor’s format',
    body: cardIdeasBody,
    response: cardIdeas,
    problems: [501, 502],
  },
  draftDeck: {
    method: 'post',
    path: '/api/ai/deck-draft',
    summary: 'Draft a whole deck from a brief, as a deck file',
    description: 'Nothing is stored. To keep the deck, send `deck` to POST /api/decks/import.',
    body: deckDraftBody,
    response: deckDraft,
    problems: [501, 502],
  },
  designTemplate: {
    method: 'post',
    path: '/api/ai/template-design',
    summary: 'Design a template, or a change of one, from a description',
    description: 'Nothing is stored. The answer is valid; parts that stay keep their ids.',
    body: templateDesignBody,
    response: templateDesign,
    problems: [501, 502],
  },
  rewriteText: {
    method: 'post',
    path: '/api/ai/rewrite',
    summary: 'Make a text shorter, simpler, friendlier or correct, or follow an instruction',
    description: 'Links, inline icons and {{…}} stay unchanged.',
    body: rewriteBody,
    response: rewritten,
    problems: [501, 502],
  },
});
