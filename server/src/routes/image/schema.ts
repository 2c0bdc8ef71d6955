import { z } from 'zod';

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

export const searchBody = z.object({
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
    .describe('whom to credit; null for own pictures'),
});

export const searchAnswer = z.object({ results: z.array(photo), total: z.number() });

export const downloadBody = z.object({ id: z.string().regex(/^[\w-]{1,600}$/, 'expected the id of a photo') });
