import { z } from 'zod';
import { defineCalls } from '../defineCalls.js';
import { nextCursor } from '../paging.js';
import { count, search, uuid } from '../values.js';
import { adminListQuery, total } from './adminListQuery.js';

const status = z.enum(['draft', 'published', 'early-access', 'unlisted']);

const deck = z.object({
  id: z.uuid(),
  title: z.string(),
  owner_id: z.uuid().nullable().describe('null for decks that come with the product'),
  owner_name: z.string(),
  world_id: z.uuid().nullable(),
  world_name: z.string().nullable(),
  status,
  card_count: count,
  report_count: count,
  created_at: z.string(),
  updated_at: z.string(),
  deleted_at: z.string().nullable().describe('since when it is in the bin'),
});

export type ModeratedDeck = z.output<typeof deck>;

const changeBody = z.strictObject({
  decks: z
    .array(
      z.strictObject({
        id: uuid,
        status: status.optional(),
        world_id: uuid.nullable().optional(),
        in_bin: z.boolean().optional(),
        owner_id: uuid
          .nullable()
          .optional()
          .describe('the member who gets the deck, which only admins decide; null for the product itself'),
      }),
    )
    .min(1)
    .max(500),
  reason: z.string().trim().max(2_000).default('').describe('is sent to the owners by e-mail, unless it is empty'),
});

export type DeckModeration = z.output<typeof changeBody>;

export const moderationCalls = defineCalls('Administration', {
  adminListDeckTable: {
    method: 'get',
    path: '/api/admin/decks/table',
    summary: 'List the decks of all members with owners, worlds and reports',
    query: adminListQuery(
      { updated_at: 'time', created_at: 'time', title: 'text', owner: 'text', cards: 'number', reports: 'number' },
      '-updated_at',
    ).extend({
      q: search.describe('part of the title or the owner’s name, or an id'),
      status: status.optional(),
      world: uuid.optional(),
      owner: uuid.optional(),
      only: z.enum(['reported', 'new', 'bin']).optional().describe('new: created within a week'),
    }),
    response: z.object({ decks: z.array(deck), ...total, ...nextCursor }),
  },
  adminModerateDecks: {
    method: 'post',
    path: '/api/admin/decks/moderate',
    summary: 'Change status, world or owner of decks, or put them into the bin',
    body: changeBody,
    response: z.object({
      done: z.array(z.uuid()),
      failed: z.array(z.object({ id: z.uuid(), detail: z.string() })).describe('with the reason'),
    }),
  },
});
