import {
  cardSchema,
  DECK_STATUSES,
  deckFileSchema,
  LIMITS,
  parseDeckFile,
  type DeckFile,
  type Parsed,
} from '@cardwright/renderer';
import { z } from 'zod';
import { FOREIGN_CURSOR, isCursorOf, nextCursor, pageQueryBySort } from '../../api/paging.js';
import { readDeckPatch, version } from './readDeckPatch.js';
import type { DeckPatch } from '../../commands/decks/saveDeck.js';
import { publicSort } from '../../queries/decks/deckOrders.js';

/** 10,000 cards with long texts in several languages. */
export const DECK_BODY_LIMIT = 64 * 1024 * 1024;

const uuid = z.uuid().transform((id) => id.toLowerCase());

export const idParams = z.object({ id: uuid });

const DEPTHS = ['categories', 'categories.cards', 'designs', 'cover', 'fan', 'counts'] as const;

/** `?include=categories.cards,designs` */
const include = z
  .string()
  .max(200)
  .default('')
  .transform((text) => new Set(text.split(',').filter((part) => part !== '')))
  .refine(
    (parts) => [...parts].every((part) => (DEPTHS as readonly string[]).includes(part)),
    `expected ${DEPTHS.join(', ')}`,
  )
  .describe(
    `comma-separated: ${DEPTHS.join(', ')}; in lists a fan is up to four cards; counts, of own decks, are by status`,
  );

export const deckQuery = z.object({ include });

const search = z.string().trim().max(200).optional();

export const ownDecksQuery = pageQueryBySort({
  updated: ['time', 'id'],
  created: ['time', 'id'],
  title: ['text', 'id'],
})
  .extend({
    include,
    status: z.enum(DECK_STATUSES).optional(),
    q: search.describe('words in any text of the deck'),
    sort: z.enum(['updated', 'created', 'title']).default('updated'),
    bin: z.stringbool().default(false).describe('the decks deleted in the last 30 days'),
  })
  .refine(({ cursor, sort }) => isCursorOf(cursor, sort), FOREIGN_CURSOR);

export type OwnDecksQuery = z.output<typeof ownDecksQuery>;

export const publicDecksQuery = pageQueryBySort({ newest: ['flag', 'time', 'id'], match: ['number', 'id'] })
  .extend({
    include,
    q: search.describe('full-text search, in the language of `language`'),
    language: z.string().max(35).optional(),
    world: z.string().max(LIMITS.name).optional().describe('id or slug, with the worlds below it'),
    tag: z.string().max(LIMITS.name).optional(),
    author: uuid.optional(),
  })
  .refine(({ cursor, q }) => isCursorOf(cursor, publicSort(q)), FOREIGN_CURSOR);

/** What an editor or a file sends: parsed by the renderer's own reader, described by its schema. */
export const deckBody = {
  schema: deckFileSchema as unknown as z.ZodType<DeckFile>,
  parse: (input: unknown): Parsed<DeckFile> => parseDeckFile(input, { keepTemporaryIds: true }),
  limit: DECK_BODY_LIMIT,
};

export const deckPatchBody = {
  schema: deckFileSchema.partial().extend({
    version: version.optional().describe('the version that was edited; 409 when it is no longer the current one'),
    cards: z
      .array(cardSchema)
      .max(LIMITS.cards)
      .optional()
      .describe('only these cards change, each found by its id and left in its place; not together with `categories`'),
  }) as unknown as z.ZodType<DeckPatch>,
  parse: readDeckPatch,
  limit: DECK_BODY_LIMIT,
};

const texts = z.record(z.string(), z.looseObject({}));

const deck = z.looseObject({
  id: z.uuid(),
  world_id: z.uuid().nullable(),
  default_language: z.string(),
  front_template_id: z.uuid().nullable(),
  back_template_id: z.uuid().nullable(),
  color_scheme_id: z.uuid().nullable(),
  primary_color_key: z.string(),
  status: z.enum(DECK_STATUSES),
  illustration: z.string().nullable(),
  icon: z.string().nullable(),
  copyright_info: z.string().nullable(),
  translations: texts,
  created_at: z.string(),
  updated_at: z.string(),
});

const card = z.looseObject({
  id: z.uuid(),
  category_id: z.uuid(),
  position: z.string(),
  copies: z.number().int(),
  translations: texts,
});
const category = z.looseObject({
  id: z.uuid(),
  position: z.string(),
  translations: texts,
  cards: z.array(card).optional(),
});
const content = { categories: z.array(category).optional() };
const counts = { category_count: z.number().int(), card_count: z.number().int() };
const owned = { user_id: z.uuid().nullable(), version, ai_image_style: z.string() };
const author = z.strictObject({ id: z.uuid(), display_name: z.string(), avatar_url: z.string().nullable() }).nullable();
const designs = z.strictObject({
  templates: z.array(z.looseObject({ id: z.uuid() })),
  color_scheme: z.looseObject({ id: z.uuid() }).nullable(),
});

export const ownDeck = deck.extend({ ...owned, ...content, designs: designs.optional() });
export const publicDeck = deck.extend({ ...content, author, designs });
const fan = z.array(z.strictObject({ category, card })).describe('first cards of the first categories').optional();
const statusCounts = z
  .partialRecord(z.enum(DECK_STATUSES), z.number().int())
  .describe('decks of the list by status, whatever `status` it is narrowed to');
export const ownDecks = z.strictObject({
  decks: z.array(deck.extend({ ...owned, ...counts, fan })),
  ...nextCursor,
  counts: statusCounts.optional(),
});
export const publicDecks = z.strictObject({ decks: z.array(deck.extend({ ...counts, author, fan })), ...nextCursor });
export const savedDeck = z.strictObject({
  deck: ownDeck,
  ids: z.record(z.string(), z.uuid()).describe('new ids by the temporary local ids that were sent'),
});
