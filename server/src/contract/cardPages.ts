import type { Deck } from '@cardwright/renderer';
import { z } from 'zod';
import { defineCalls } from './defineCalls.js';
import { said } from './decks/responses.js';
import { count, document, idParams, uuid } from './values.js';

/** 12 digits in Crockford's base 32; anything else leads nowhere. */
const code = z.string().min(1).max(20);

const translations = document<Deck['translations']>('texts by language');

const field = z.object({
  name: z.string().describe('a content kind, such as `title` or `field:cost`'),
  label: z.string().optional().describe('what the deck calls it; present for values of the deck’s own'),
  language: z.string().optional().describe('present for texts'),
  before: z.string(),
  after: z.string(),
});

const printed = z.object({
  version: count.describe('the version that the print carries'),
  has_changed: z.boolean(),
  changed_at: z.string().nullable().describe('when the card first changed after it was printed'),
  fields: z.array(field).describe('empty if the printed text was never public'),
  is_shown: z.boolean().describe('whether the printed card may be shown: `?version=` of its picture'),
});

const page = z.object({
  card: z.object({
    id: uuid,
    number: count.describe('its place in the deck, from 1'),
    translations: document<Readonly<Record<string, Readonly<Record<string, unknown>>>>>('texts by language'),
    card_number: z.string().nullable(),
    attribution: z.string().nullable(),
    fields: document<Readonly<Record<string, string | number>>>('values of the deck’s own'),
  }),
  deck: z.object({
    id: uuid,
    version: count,
    updated_at: z.string(),
    default_language: z.string(),
    translations,
    author: z.string().nullable(),
    card_count: count,
    allows_download: z.boolean().describe('whether everybody may download its cards to print'),
    ratio: z.string().describe('width to height of the front, such as 5:7'),
    said,
  }),
  changed_at: z.string().nullable().describe('when the card last changed; null if it never did'),
  printed: printed.nullable().describe('null without a version'),
});

export type CardPage = z.output<typeof page>;

const change = z.object({
  card_id: uuid,
  changed_at: z.string(),
  before: count.describe('a version of the deck in which the card was as before'),
});

export const cardPageCalls = defineCalls('Card pages', {
  readCardPage: {
    method: 'get',
    path: '/api/cards/public/{code}',
    summary: 'Get the page of a public deck’s card by its short code, and what has changed since it was printed',
    params: z.object({ code }),
    query: z.object({
      printed: z.coerce
        .number()
        .int()
        .min(1)
        .max(2_147_483_647)
        .optional()
        .describe('the version that the print carries'),
    }),
    response: z.object({ page }),
  },
  readDeckChanges: {
    method: 'get',
    path: '/api/decks/public/{id}/changes',
    summary: 'List the cards of a public deck that have changed while they were public, the latest first',
    params: idParams,
    response: z.object({ changes: z.array(change).describe('the last change of each card, of 50 cards at most') }),
  },
});
