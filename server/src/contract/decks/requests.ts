import { cardSchema, DECK_STATUSES, deckFileSchema, LIMITS } from '@cardwright/renderer';
import { z } from 'zod';
import { pageQueryBySort } from '../paging.js';
import { editedVersion, uuid } from '../values.js';

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

export const deckQuery = z.object({ include });
export const removalQuery = z.object({ erase: z.stringbool().default(false) });

const search = z.string().trim().max(200).optional();

export const ownDecksQuery = pageQueryBySort({
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
export const allDecksQuery = ownDecksQuery.extend({
  limit: ownDecksQuery.shape.limit.unwrap().optional().describe('entries per page; all decks by default'),
});

export type OwnDecksQuery = z.output<typeof allDecksQuery>;

/** The most decks that a list of ids can name. */
const MOST_IDS = 100;

const cardCount = z.coerce.number<number>().int().min(0).max(LIMITS.cards).optional();

export const publicDecksQuery = pageQueryBySort({
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
  min_cards: cardCount.describe('at least this many cards'),
  max_cards: cardCount.describe('at most this many cards'),
  copying: z
    .stringbool()
    .default(false)
    .describe('only decks whose copyright note names a licence that lets everyone copy them'),
  printing: z.stringbool().default(false).describe('only decks that everybody may download to print'),
  ids: z
    .string()
    .max(MOST_IDS * 37)
    .transform((text) => text.split(',').filter((id) => id !== ''))
    .pipe(z.array(uuid).max(MOST_IDS))
    .optional()
    .describe(`only these, separated by commas; at most ${MOST_IDS}`),
  sort: z
    .enum(['newest', 'title', 'cards'])
    .optional()
    .describe('`newest` by default, or the best matches first in a search'),
});

export type PublicDecksQuery = z.output<typeof publicDecksQuery>;

export const shelvesQuery = z.object({
  decks: z.coerce.number<number>().int().min(1).max(12).default(6).describe('decks on each shelf'),
});

/** Anything that may be a deck file; the server's reader reports every error. */
export const anyDeckFile: z.ZodType = deckFileSchema;

export const deckPatch = deckFileSchema.partial().extend({
  version: editedVersion,
  cards: z
    .array(cardSchema)
    .max(LIMITS.cards)
    .optional()
    .describe(
      'replaces these whole cards, found by id, which keep their positions and categories: fields that are left out get their defaults; cannot be combined with `categories`',
    ),
});

export const tableAddress = z.object({
  url: z.string().min(1).max(LIMITS.url).describe('http or https, open to everyone'),
});
