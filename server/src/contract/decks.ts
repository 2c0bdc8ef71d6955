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
    `comma-separated: ${DEPTHS.join(', ')}; in lists, a fan has up to four cards, and counts of your own decks are by status`,
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
  bin: z.stringbool().default(false).describe('lists decks deleted in the last 30 days instead'),
});

/** The specification's list is whole: only a client that asks for pages gets pages. */
const allDecksQuery = ownDecksQuery.extend({
  limit: ownDecksQuery.shape.limit.unwrap().optional().describe('entries per page; all decks by default'),
});

export type OwnDecksQuery = z.output<typeof allDecksQuery>;

const cardCount = z.coerce.number<number>().int().min(0).max(LIMITS.cards).optional();

const publicDecksQuery = pageQueryBySort({
  newest: ['flag', 'time', 'id'],
  match: ['number', 'id'],
  title: ['text', 'id'],
  cards: ['number', 'id'],
}).extend({
  include,
  q: search.describe('full-text search, in the language of `search_language`'),
  search_language: z.string().max(35).optional().describe('by default `language`'),
  language: z.string().max(35).optional().describe('only decks with texts in this language'),
  world: z.string().max(LIMITS.name).optional().describe('id or slug; includes the worlds below it'),
  tag: z.string().max(LIMITS.name).optional(),
  author: uuid.optional(),
  min_cards: cardCount.describe('at least so many cards'),
  max_cards: cardCount.describe('at most so many cards'),
  copying: z
    .stringbool()
    .default(false)
    .describe('only decks whose copyright note names a licence that lets everyone copy them'),
  sort: z
    .enum(['newest', 'title', 'cards'])
    .optional()
    .describe('`newest` by default, or the best matches first in a search'),
});

export type PublicDecksQuery = z.output<typeof publicDecksQuery>;

const shelvesQuery = z.object({
  decks: z.coerce.number<number>().int().min(1).max(12).default(6).describe('decks on each shelf'),
});

/** Anything that may be a deck file; the server's reader reports every error. */
const anyDeckFile: z.ZodType = deckFileSchema;

const deckPatch = deckFileSchema.partial().extend({
  version: editedVersion,
  cards: z
    .array(cardSchema)
    .max(LIMITS.cards)
    .optional()
    .describe(
      'replaces these whole cards, found by id, which keep their positions and categories: fields that are left out get their defaults; cannot be combined with `categories`',
    ),
});

// Responses contain every field of the renderer's schemas and the server's own fields.
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
  deleted_at: z.string().optional().describe('only for decks in the bin'),
});
const author = z.object({ id: z.uuid(), display_name: z.string(), avatar_url: z.string().nullable() }).nullable();
// Others are told no unknown keys, so these are no loose objects.
const publicHead = z.object({ ...deck.shape, author });

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
  fan: z.array(shownCard).optional().describe('the first cards of the first categories'),
};
const statusCounts = z
  .partialRecord(z.enum(DECK_STATUSES), count)
  .describe('number of decks by status, ignoring the `status` filter');
const ownDecks = z.object({
  decks: z.array(ownHead.extend(listed)),
  ...nextCursor,
  counts: statusCounts.optional(),
});
const publicDecks = z.object({ decks: z.array(publicHead.extend(listed)), ...nextCursor });
const shelves = z.object({
  shelves: z
    .array(
      z.object({
        world: z.looseObject({ id: z.uuid(), slug: z.string(), name: z.string(), description: z.string() }),
        deck_count: count.describe('including the worlds below it'),
        decks: z.array(publicHead.extend(listed)),
      }),
    )
    .describe('the top-level worlds that have decks, in order'),
});
const facets = z.object({
  deck_count: count,
  tags: z.array(z.object({ tag: z.string(), deck_count: count })).describe('the most frequent ones first'),
  languages: z.array(z.object({ language: z.string(), deck_count: count })),
});
const playedDeck = z.object({
  deck: z.object({
    id: z.uuid(),
    default_language: z.string(),
    translations: z.record(z.string(), z.object({ title: z.string() })),
    author: z.string().nullable().describe('the display name'),
    updated_at: z.string(),
    ratio: z.string().nullable().describe('of the fronts; null for the default'),
    categories: z.array(
      z.object({
        id: z.uuid(),
        translations: z.record(z.string(), z.object({ title: z.string() })),
        color: z.string().nullable().describe('CSS hex'),
      }),
    ),
    cards: z.array(z.tuple([z.uuid(), count])).describe('the id of each card and the index of its category, in order'),
  }),
});
const oneDeck = z.object({ deck: z.union([ownDeck, publicDeck]) });
const onePublicDeck = z.object({ deck: publicDeck });
const ids = z.record(z.string(), z.uuid()).describe('maps temporary local ids to new ids');
const createdDeck = z.object({ deck: ownHead.extend({ categories: z.array(wholeCategory) }), ids });
const savedDeck = z.object({ deck: ownHead.extend({ categories: z.array(wholeCategory).optional() }), ids });
const importWarning = problemDetail.extend({
  code: z
    .string()
    .optional()
    .describe(
      'of a preflight check, if the deck is stored as it is but will not look as it is meant; `path` names cards',
    ),
});
const importedDeck = z.object({ deck_id: z.uuid(), ids, warnings: z.array(importWarning) });

export type ImportWarning = z.output<typeof importWarning>;
const tableAddress = z.object({ url: z.string().min(1).max(LIMITS.url).describe('http or https, open to everyone') });
const fetchedTable = z.object({
  file: z.string().describe('a name with the extension by which the table is read'),
  data: z.base64().describe('at most 8 MB before encoding'),
});

export type StoredCard = z.output<typeof card>;
export type StoredCategory = z.output<typeof category>;
export type OwnHead = z.output<typeof ownHead>;
export type PublicHead = z.output<typeof publicHead>;
export type DeckDesigns = z.output<typeof designs>;
export type ShownCard = z.output<typeof shownCard>;
export type PlayedDeck = z.output<typeof playedDeck>['deck'];
export type Facets = z.output<typeof facets>;
export type OwnListedDeck = z.output<typeof ownDecks>['decks'][number];
export type PublicListedDeck = z.output<typeof publicDecks>['decks'][number];
export type WholeDeck = z.output<typeof createdDeck>['deck'];
export type ShownDeck = z.output<typeof oneDeck>;
export type ShownPublicDeck = z.output<typeof onePublicDeck>;
export type SavedDeck = z.output<typeof savedDeck>;

export const deckCalls = defineCalls('Decks', {
  createDeck: {
    method: 'post',
    path: '/api/decks',
    summary: 'Create a deck with its content',
    body: deckFileSchema,
    status: 201,
    response: createdDeck,
  },
  importDeck: {
    method: 'post',
    path: '/api/decks/import',
    summary: 'Import a deck file',
    description:
      'Accepts every exported deck file, including older schema versions. An id that is not a UUID is dropped, empty template ids are stored as null, and designs that do not exist here are left out and listed in `warnings`. So are fields that the design does not show, and markup that is printed as it is written; in a large deck, the first cards of each category are checked.',
    body: anyDeckFile,
    status: 201,
    response: importedDeck,
  },
  fetchTable: {
    method: 'post',
    path: '/api/tables/fetch',
    summary: 'Download a table from a public address',
    description:
      'CSV, TSV, XLSX or ODS. Links to Google Sheets that everyone may read, and to files on GitHub and Dropbox, lead to their content. Addresses in private networks are refused, also after redirects. Nothing is stored.',
    body: tableAddress,
    response: fetchedTable,
  },
  updateDeck: {
    method: 'patch',
    path: '/api/decks/{id}',
    summary: 'Save a deck',
    description:
      'Changes only the given fields. With `categories`, the whole content is replaced in one transaction: rows with an id are updated, rows without an id are created, and absent rows are deleted. With `cards`, only these cards change: each replaces the whole card with its id, so a field that is left out gets its default, except that the card keeps its position and its category; the response leaves out `categories`. If `version` is no longer the current one, nothing is saved (409).',
    params: idParams,
    body: deckPatch,
    response: savedDeck,
    problems: [409],
  },
  duplicateDeck: {
    method: 'post',
    path: '/api/decks/{id}/duplicate',
    summary: 'Duplicate your own or a public deck as a draft',
    params: idParams,
    status: 201,
    response: z.object({ deck_id: z.uuid() }),
  },
  deleteDeck: {
    method: 'delete',
    path: '/api/decks/{id}',
    summary: 'Move a deck to the bin for 30 days; with `erase`, delete it from the bin permanently',
    params: idParams,
    query: removalQuery,
    status: 204,
  },
  restoreDeck: {
    method: 'post',
    path: '/api/decks/{id}/restore',
    summary: 'Restore a deck from the bin',
    params: idParams,
    status: 204,
  },
  listDecks: {
    method: 'get',
    path: '/api/decks',
    summary: 'List your decks',
    query: allDecksQuery,
    response: ownDecks,
  },
  listAllDecks: {
    method: 'get',
    path: '/api/admin/decks',
    summary: 'List the decks of all members',
    query: ownDecksQuery,
    response: ownDecks,
  },
  listPublicDecks: {
    method: 'get',
    path: '/api/decks/public',
    summary: 'List published and early-access decks, those with an illustration first',
    query: publicDecksQuery,
    response: publicDecks,
  },
  readShelves: {
    method: 'get',
    path: '/api/decks/public/shelves',
    summary: 'List the first public decks of every top-level world',
    query: shelvesQuery,
    response: shelves,
  },
  readFacets: {
    method: 'get',
    path: '/api/decks/public/facets',
    summary: 'Get the tags and languages of the public decks',
    response: facets,
  },
  readDeck: {
    method: 'get',
    path: '/api/decks/{id}',
    summary: 'Get your own or a public deck',
    params: idParams,
    query: deckQuery,
    response: oneDeck,
  },
  readPublicDeck: {
    method: 'get',
    path: '/api/decks/public/{id}',
    summary: 'Get a public deck with its cards and designs',
    params: idParams,
    response: onePublicDeck,
  },
  readPlayedDeck: {
    method: 'get',
    path: '/api/decks/public/{id}/play',
    summary: 'Get what playing a public deck needs at once: its categories and the ids of its cards',
    params: idParams,
    response: playedDeck,
  },
  readPlayManifest: {
    method: 'get',
    path: '/api/decks/public/{id}/manifest',
    summary: 'The web app manifest with which a public deck is installed',
    params: idParams,
    response: { mediaType: 'application/manifest+json' },
  },
  readCard: {
    method: 'get',
    path: '/api/cards/{id}',
    summary: 'Get the category of a card',
    params: idParams,
    response: z.object({ category_id: z.uuid(), deck_id: z.uuid() }),
  },
  readCategory: {
    method: 'get',
    path: '/api/categories/{id}',
    summary: 'Get the deck of a category',
    params: idParams,
    response: z.object({ deck_id: z.uuid() }),
  },
});
