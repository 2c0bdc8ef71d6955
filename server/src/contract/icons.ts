import type { IconCollection } from '@cardwright/renderer';
import { z } from 'zod';
import { defineCalls } from './defineCalls.js';
import { count, document } from './values.js';

const list = z
  .string()
  .max(500)
  .transform((text) => text.split(',').filter((part) => part !== ''));

/** Calls of Iconify's API (https://iconify.design/docs/api) that the studio uses. */
export const iconCalls = defineCalls('Icons', {
  readIconSet: {
    method: 'get',
    path: '/api/icons/collection',
    summary: 'The names of every icon in a set',
    query: z.object({ prefix: z.string().default('') }),
    response: document<IconCollection>('as Iconify answers'),
  },
  searchIcons: {
    method: 'get',
    path: '/api/icons/search',
    summary: 'Icons whose names have all the words, the best first',
    query: z.object({
      query: z.string().trim().min(1).max(100),
      limit: z.coerce.number<number>().int().min(1).max(999).default(64),
      start: z.coerce.number<number>().int().min(0).max(999).default(0),
      prefix: z.string().max(50).optional(),
      prefixes: list.optional(),
    }),
    response: z.looseObject({ icons: z.array(z.string()), total: count }),
  },
});
