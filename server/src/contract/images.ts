import { z } from 'zod';
import { defineCalls } from './defineCalls.js';

const text = z
  .string()
  .max(20_000)
  .nullish()
  .transform((value) => value ?? '');

export const queryBody = z.object({
  deckShortDesc: text,
  catDesc: text,
  cardTitle: text,
  cardDesc: text,
});

export const queryAnswer = z.object({ query: z.string() });

const searchBody = z.object({
  query: z.string().trim().min(1).max(200),
  per_page: z.number().int().min(1).max(30).default(1),
  page: z.number().int().min(1).max(1_000).default(1),
});

const photo = z.object({
  id: z.string(),
  width: z.number(),
  height: z.number(),
  alt_description: z.string().nullable(),
  urls: z.object({ full: z.string(), regular: z.string(), small: z.string(), thumb: z.string() }),
  attribution: z
    .object({ name: z.string(), url: z.string(), source: z.string() })
    .nullable()
    .describe('the photographer to credit; null for built-in pictures'),
});

const searchAnswer = z.object({ results: z.array(photo), total: z.number() });

export type PhotoSearch = z.output<typeof searchAnswer>;

const downloadBody = z.object({ id: z.string().regex(/^[\w-]{1,600}$/, 'Enter the id of a photo.') });

export const imageCalls = defineCalls('Images', {
  proposePhotoQuery: {
    method: 'post',
    path: '/api/image/unsplash.query',
    summary: 'Find search words for a card’s picture',
    description: 'Uses the language model if one is configured, otherwise keywords from the texts.',
    body: queryBody,
    response: queryAnswer,
    problems: [502],
  },
  searchPhotos: {
    method: 'post',
    path: '/api/image/unsplash.search',
    summary: 'Search stock photos',
    description: 'From Unsplash if a key is set, otherwise built-in pictures.',
    body: searchBody,
    response: searchAnswer,
    problems: [502],
  },
  reportPhotoUse: {
    method: 'post',
    path: '/api/image/unsplash.download',
    summary: 'Report to Unsplash that a photo is used, as its terms require',
    body: downloadBody,
    status: 204,
    problems: [502],
  },
});
