import { cardSchema, categorySchema, DECK_STATUSES, deckFileSchema, deckSchema, LIMITS } from '@cardwright/renderer';
import { z } from 'zod';
import { colorScheme } from './colorSchemes.js';
import { defineCalls } from './defineCalls.js';
import { nextCursor, pageQueryBySort } from './paging.js';
import { problemDetail } from './problem.js';
import { template } from './templates.js';
import { count, editedVersion, idParams, times, uuid, version } from './values.js';

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

const deckQuery = z.object({ include });
const removalQuery = z.object({ erase: z.stringbool().default(false) });

const search = z.string().trim().max(200).optional();

const ownDecksQuery = pageQueryBySort({
  updated: ['time', 'id'],
  created: ['time', 'id'],
  title: ['text', 'id'],
}).extend({
  include,
  status: z.enum(DECK_STATUSES).optional(),
  q: search.describe('words in any text of the deck'),
  sort: z.enum(['updated', 'created', 'title']).default('updated'),
  bin: z.stringbool().default(false).describe('the decks deleted in the last 30 days'),
});

export type OwnDecksQuery = z.output<typeof ownDecksQuery>;

const publicDecksQuery = pageQueryBySort({ newest: ['flag', 'time', 'id'], match: ['number', 'id'] }).extend({
  include,
  q: search.describe('full-text search, in the language of `language`'),
  language: z.string().max(35).optional(),
  world: z.string().max(LIMITS.name).optional().describe('id or slug, with the worlds below it'),
  tag: z.string().max(LIMITS.name).optional(),
  author: uuid.optional(),
});

/** Anything that may be a deck file; the server's reader names every fault. */
const anyDeckFile: z.ZodType = deckFileSchema;

const deckPatch = deckFileSchema.partial().extend({
  version: editedVersion,
  cards: z
    .array(cardSchema)
    .max(LIMITS.cards)
    .optional()
    .describe('only these cards change, each found by its id and left in its place; not together with `categories`'),
});

// Answers hold every field of the renderer's schemas, and what the server adds to them.
const card = cardSchema.extend({ id: z.uuid(), category_id: z.uuid(), ...times });
const category = categorySchema.omit({ cards: true }).extend({ id: z.uuid(), ...times });
const wholeCategory = category.extend({ cards: z.array(card) });
const content = {
  categories: z.array(category.extend({ cards: z.array(card).optional() })).optional(),
};

const deck = deckSchema.omit({ user_id: true, ai_image_style: true, categories: true }).extend({
  id: z.uuid(),
  world_id: z.uuid().nullable(),
  front_template_id: z.uuid().nullable(),
  back_template_id: z.uuid().nullable(),
  color_scheme_id: z.uuid().nullable(),
  listed_at: z.string().nullable(),
  ...times,
});
const ownHead = deck.extend({
  user_id: z.uuid().nullable(),
  version,
  ai_image_style: z.string(),
  deleted_at: z.string().optional().describe('only in the bin'),
});
const author = z.object({ id: z.uuid(), display_name: z.string(), avatar_url: z.string().nullable() }).nullable();
const publicHead = deck.extend({ author });

const designs = z.object({
  templates: z.array(template.omit({ user_id: true })),
  color_scheme: colorScheme.omit({ user_id: true }).nullable(),
});
const ownDeck = ownHead.extend({ ...content, designs: designs.optional() });
const publicDeck = publicHead.extend({ ...content, designs });

const shownCard = z.object({ category, card });
const listed = {
  category_count: count,
  card_count: count,
  cover: shownCard.optional(),
  fan: z.array(shownCard).optional().describe('first cards of the first categories'),
};
const statusCounts = z
  .partialRecord(z.enum(DECK_STATUSES), count)
  .describe('decks of the list by status, whatever `status` it is narrowed to');
const ownDecks = z.object({
  decks: z.array(ownHead.extend(listed)),
  ...nextCursor,
  counts: statusCounts.optional(),
});
const publicDecks = z.object({ decks: z.array(publicHead.extend(listed)), ...nextCursor });
const oneDeck = z.object({ deck: z.union([ownDeck, publicDeck]) });
const onePublicDeck = z.object({ deck: publicDeck });
const ids = z.record(z.string(), z.uuid()).describe('new ids by the temporary local ids that were sent');
const createdDeck = z.object({ deck: ownHead.extend({ categories: z.array(wholeCategory) }), ids });
const savedDeck = z.object({ deck: ownHead.extend({ categories: z.array(wholeCategory).optional() }), ids });
const importedDeck = z.object({ deck_id: z.uuid(), ids, warnings: z.array(problemDetail) });

export type StoredCard = z.output<typeof card>;
export type StoredCategory = z.output<typeof category>;
export type OwnHead = z.output<typeof ownHead>;
export type PublicHead = z.output<typeof publicHead>;
export type DeckDesigns = z.output<typeof designs>;
export type ShownCard = z.output<typeof shownCard>;
export type OwnListedDeck = z.output<typeof ownDecks>['decks'][number];
export type PublicListedDeck = z.output<typeof publicDecks>['decks'][number];
export type WholeDeck = z.output<typeof createdDeck>['deck'];
export type ToldDeck = z.output<typeof oneDeck>;
export type ToldPublicDeck = z.output<typeof onePublicDeck>;
export type SavedDeck = z.output<typeof savedDeck>;

export const deckCalls = defineCalls('Decks', {
  createDeck: {
    method: 'post',
    path: '/api/decks',
    summary: 'A new deck, with everything in it',
    body: deckFileSchema,
    status: 201,
    response: createdDeck,
  },
  importDeck: {
    method: 'post',
    path: '/api/decks/import',
    summary: 'A deck from a deck file',
    description:
      'Takes what any export wrote, older schema versions included. An id that is no UUID is dropped, empty template ids are stored as null, and designs that do not exist here are left out and named in `warnings`.',
    body: anyDeckFile,
    status: 201,
    response: importedDeck,
  },
  updateDeck: {
    method: 'patch',
    path: '/api/decks/{id}',
    summary: 'Save a deck',
    description:
      'Only the given fields change. With `categories` everything in the deck becomes what is sent: rows with an id are updated, without one created, absent ones deleted, in one transaction. With `cards` only these cards change, each in its place, and the answer leaves `categories` out. With a `version` that is no longer the current one nothing is saved (409).',
    params: idParams,
    body: deckPatch,
    response: savedDeck,
    problems: [409],
  },
  duplicateDeck: {
    method: 'post',
    path: '/api/decks/{id}/duplicate',
    summary: 'A draft copy of an own or a public deck',
    params: idParams,
    status: 201,
    response: z.object({ deck_id: z.uuid() }),
  },
  deleteDeck: {
    method: 'delete',
    path: '/api/decks/{id}',
    summary: 'Move a deck to the bin for 30 days; with `erase`, out of the bin for good',
    params: idParams,
    query: removalQuery,
    status: 204,
  },
  restoreDeck: {
    method: 'post',
    path: '/api/decks/{id}/restore',
    summary: 'Bring a deck back from the bin',
    params: idParams,
    status: 204,
  },
  listDecks: {
    method: 'get',
    path: '/api/decks',
    summary: 'Own decks',
    query: ownDecksQuery,
    response: ownDecks,
  },
  listAllDecks: {
    method: 'get',
    path: '/api/admin/decks',
    summary: 'Decks of everybody',
    query: ownDecksQuery,
    response: ownDecks,
  },
  listPublicDecks: {
    method: 'get',
    path: '/api/decks/public',
    summary: 'Published and early-access decks, those with an illustration first',
    query: publicDecksQuery,
    response: publicDecks,
  },
  readDeck: {
    method: 'get',
    path: '/api/decks/{id}',
    summary: 'An own deck, or a public one',
    params: idParams,
    query: deckQuery,
    response: oneDeck,
  },
  readPublicDeck: {
    method: 'get',
    path: '/api/decks/public/{id}',
    summary: 'A public deck with its cards and what they are drawn with',
    params: idParams,
    response: onePublicDeck,
  },
  readCard: {
    method: 'get',
    path: '/api/cards/{id}',
    summary: 'Where a card is',
    params: idParams,
    response: z.object({ category_id: z.uuid(), deck_id: z.uuid() }),
  },
  readCategory: {
    method: 'get',
    path: '/api/categories/{id}',
    summary: 'Where a category is',
    params: idParams,
    response: z.object({ deck_id: z.uuid() }),
  },
});
