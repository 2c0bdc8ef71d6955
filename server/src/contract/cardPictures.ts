import { z } from 'zod';
import { defineCalls } from './defineCalls.js';
import { idParams, uuid } from './values.js';

/** Widths in pixels, as in the specification (section 9); arbitrary ones would fill the cache. */
const WIDTHS = ['320', '640', '1024'] as const;

/** The id of a card, alone or as Card Game Simulator has it: with a version and a language. */
const simulatedCard = z
  .string()
  .regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(-\d+[\w-]{0,35})?$/i)
  .transform((id) => id.slice(0, 36).toLowerCase());

/** What pictures of cards look like. */
export const pictureLook = z.object({
  width: z
    .enum(WIDTHS)
    .default('640')
    .describe('pixels; the height follows from the design')
    .transform((width) => Number(width)),
  language: z.string().max(35).optional().describe('by default the main language of the deck'),
  v: z
    .string()
    .max(100)
    .optional()
    .describe('anything that changes with the deck, such as its `updated_at`: browsers then keep the picture'),
});

export const cardSide = z.enum(['front', 'back']);

export const WEBP = { mediaType: 'image/webp' };

export const cardPictureCalls = defineCalls('Card pictures', {
  readCover: {
    method: 'get',
    path: '/api/decks/public/{id}/cover',
    summary: 'A picture of the first card of a public deck; at a width of 320 at most 40 kB',
    params: idParams,
    query: pictureLook,
    response: WEBP,
  },
  readSocialPicture: {
    method: 'get',
    path: '/api/decks/public/{id}/social',
    summary: 'The picture of a public deck for link previews, 1200 × 630 pixels',
    params: idParams,
    response: { mediaType: 'image/png' },
  },
  readCardPicture: {
    method: 'get',
    path: '/api/decks/public/{id}/cards/{card_id}/{side}',
    summary: 'A picture of one side of a card of a public deck',
    params: idParams.extend({ card_id: uuid, side: cardSide }),
    query: pictureLook.extend({
      version: z.coerce
        .number()
        .int()
        .min(1)
        .max(2_147_483_647)
        .optional()
        .describe('draws what the card said in this version of the deck, in today’s design'),
    }),
    response: WEBP,
  },
  readCardJpeg: {
    method: 'get',
    path: '/api/decks/public/{id}/cards/{card_id}/{side}/jpeg',
    summary: 'The same as JPEG, for programs that cannot read WebP',
    params: idParams.extend({ card_id: simulatedCard, side: cardSide }),
    query: pictureLook,
    response: { mediaType: 'image/jpeg' },
  },
});
