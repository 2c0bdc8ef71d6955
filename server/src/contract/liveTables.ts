import { z } from 'zod';
import { cardSide, pictureLook, WEBP } from './cardPictures.js';
import { defineCalls } from './defineCalls.js';
import { line, uuid } from './values.js';

/** Such as `MOSS-2741`: easy to say across a room. */
const code = z
  .string()
  .trim()
  .regex(/^[A-Za-z]{3,8}-?\d{4}$/, 'expected a code such as MOSS-2741')
  .transform((text) => `${text.slice(0, -4).replace('-', '')}-${text.slice(-4)}`.toUpperCase());

const codeParams = z.object({ code });

const role = z.enum(['player', 'spectator']);

/** Titles by language. */
const titles = z.record(z.string(), z.object({ title: z.string() }));

const deck = z.object({
  id: z.uuid(),
  default_language: z.string(),
  translations: titles,
  languages: z
    .array(z.string())
    .optional()
    .describe('of its texts and its cards, the main one first; absent if the table was opened by an earlier version'),
  ratio: z.string().nullable(),
});

const table = z.object({
  code: z.string(),
  deck,
  state: z.enum(['open', 'locked', 'full', 'ended']).describe('whether another player can sit down'),
  players: z.array(z.string()).describe('the names of the players'),
});

export type LiveTable = z.output<typeof table>;
export type LiveTableDeck = z.output<typeof deck>;
export type SeatRole = z.output<typeof role>;

export const liveTableCalls = defineCalls('Live tables', {
  openLiveTable: {
    method: 'post',
    path: '/api/live-tables',
    summary: 'Open a table to play a deck together: a deck of your own, or any public one',
    body: z.strictObject({ deck_id: uuid }),
    status: 201,
    response: z.object({ code: z.string() }),
    problems: [404],
  },
  readLiveTable: {
    method: 'get',
    path: '/api/live-tables/{code}',
    summary: 'Get what you may know of a table before you join it',
    params: codeParams,
    response: z.object({ table }),
  },
  joinLiveTable: {
    method: 'post',
    path: '/api/live-tables/{code}/seats',
    summary: 'Sit down at a table, or watch',
    description:
      'Keep the token: it is the only way back to the seat. Send it as the first message over the WebSocket at `/api/live-tables/{code}/socket`.',
    params: codeParams,
    body: z.strictObject({ name: line.pipe(z.string().min(1).max(30)), role: role.default('player') }),
    status: 201,
    response: z.object({ seat: z.string(), token: z.string() }),
    problems: [409, 410],
  },
  readLiveTableCard: {
    method: 'get',
    path: '/api/live-tables/{code}/cards/{face}/{side}',
    summary: 'A picture of one side of a card that lies face up for somebody at the table',
    params: codeParams.extend({ face: z.string().regex(/^[\w-]{16,32}$/), side: cardSide }),
    query: pictureLook,
    response: WEBP,
  },
});
