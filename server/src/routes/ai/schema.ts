import { LIMITS, type DeckFile } from '@cardwright/renderer';
import { z } from 'zod';
import { SELECTIONS } from '../../commands/translate/selectTexts.js';
import { REWRITINGS } from '../../ai/prompts/rewrite.js';

/** What one request may bring; a model reads and writes far less than a deck may hold. */
const MOST = { brief: 4_000, instruction: 1_000, titles: 500, texts: 200, characters: 60_000, glossary: 300 };

export const language = z
  .string()
  .max(35)
  .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'expected a language code such as en or pt-BR');
const name = z.string().trim().min(1).max(LIMITS.name);
const brief = z.string().trim().min(3).max(MOST.brief);
const cardText = z.string().max(LIMITS.text).default('');

export const capabilities = z.strictObject({
  text: z.strictObject({ configured: z.boolean(), model: z.string().nullable() }),
  pictures: z.strictObject({ provider: z.enum(['ai', 'procedural']), model: z.string().nullable() }),
  search_query: z.strictObject({ by: z.enum(['ai', 'rules']) }),
});

export const cardIdeasBody = z.object({
  brief,
  count: z.number().int().min(1).max(30).default(8),
  categories: z.array(name).max(50).default([]),
  languages: z.array(language).min(1).max(5).default(['en']),
  existing_titles: z.array(z.string().max(LIMITS.name)).max(MOST.titles).default([]),
});

const texts = z.record(
  z.string(),
  z.strictObject({
    language_code: z.string(),
    title: z.string(),
    one_liner: z.string(),
    primary_text: z.string(),
    description: z.string(),
  }),
);
export const cardIdeas = z.strictObject({
  cards: z.array(
    z.strictObject({
      category: z.string().nullable().describe('one of the given categories'),
      icon: z.string().describe('an Iconify name'),
      translations: texts,
    }),
  ),
});

export const deckDraftBody = z
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

export const deckDraft = z.strictObject({
  deck: (z.looseObject({}) as unknown as z.ZodType<DeckFile>).describe('a body for POST /api/decks/import'),
});

export const rewriteBody = z
  .object({
    text: z.string().trim().min(1).max(LIMITS.text),
    action: z.enum(REWRITINGS),
    instruction: z.string().trim().max(MOST.instruction).default('').describe('what to do, for `custom`'),
    language: language.optional().describe('that of the text where not given'),
  })
  .refine(({ action, instruction }) => action !== 'custom' || instruction !== '', {
    path: ['instruction'],
    error: 'expected what to do with the text',
  });
export const rewritten = z.strictObject({ text: z.string() });

const glossary = z
  .array(z.object({ term: name, translation: name }))
  .max(MOST.glossary)
  .default([]);

export const translateBody = z
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
export const translated = z.strictObject({
  texts: z.array(z.string().nullable()).describe('in the order of the request; null for those that failed'),
  failed: z.array(z.strictObject({ index: z.number().int(), reason: z.string() })),
});

export const translateDeckBody = z.object({
  language,
  from: language.optional().describe('the deck’s default language where not given'),
  texts: z
    .enum(SELECTIONS)
    .default('missing-or-changed')
    .describe('which texts; those that people revised are only replaced with `all`'),
  glossary,
  version: z.number().int().min(1).optional().describe('409 when it is no longer the current one'),
});

const place = z.object({ entity: z.enum(['deck', 'category', 'card']), id: z.uuid(), field: z.string() });
export const translatedDeck = z.strictObject({
  deck_id: z.uuid(),
  version: z.number().int(),
  language: z.string(),
  translated: z.number().int().describe('texts that were saved'),
  overtaken: z.number().int().describe('changed by somebody while they were translated, so not saved'),
  remaining: z.number().int().describe('too many for one call; call again'),
  failed: z.array(place.extend({ reason: z.string() }).strict()),
  outdated: z.array(place.strict()).describe('revised by people, and their sources changed since'),
});

const side = z.number().int().min(64).max(2_048);
export const pictureBody = z
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
export const picture = z.strictObject({
  url: z.string(),
  path: z.string(),
  provider: z.enum(['ai', 'procedural']),
  width: z.number().int(),
  height: z.number().int(),
});
