import { colorSchemeSchema } from '@cardwright/renderer';
import { z } from 'zod';
import { adminListQuery, total } from './admin/adminListQuery.js';
import { defineCalls } from './defineCalls.js';
import { nextCursor, pageQueryBy } from './paging.js';
import { count, forceQuery, idParams, search, times } from './values.js';

const listQuery = pageQueryBy('flag', 'flag', 'text', 'id');
const searchQuery = listQuery.extend({ q: search });
const adminQuery = adminListQuery({ name: 'text', updated_at: 'time', uses: 'number' }, 'name');
const colorSchemePatch = colorSchemeSchema.partial();

export const colorScheme = colorSchemeSchema.extend({
  id: z.uuid(),
  user_id: z.uuid().nullable().describe('null for global schemes'),
  ...times,
});
const shownColorScheme = colorScheme.extend({
  user_id: colorScheme.shape.user_id
    .optional()
    .describe('null for global schemes; absent for schemes of other members'),
});

export type StoredColorScheme = z.output<typeof colorScheme>;
export type ShownColorScheme = z.output<typeof shownColorScheme>;

const oneColorScheme = z.object({ colorScheme: shownColorScheme });
const colorSchemes = z.object({ colorSchemes: z.array(shownColorScheme), ...nextCursor });
const usedColorSchemes = z.object({
  colorSchemes: z.array(colorScheme.extend({ use_count: count.describe('decks with this scheme') })),
  ...total,
  ...nextCursor,
});
const usableColorSchemes = z.object({ colorSchemes: z.array(colorScheme), ...nextCursor });

const change = {
  method: 'patch',
  params: idParams,
  body: colorSchemePatch,
  response: oneColorScheme,
  problems: [409],
} as const;
const remove = { method: 'delete', params: idParams, query: forceQuery, status: 204, problems: [409] } as const;

export const colorSchemeCalls = defineCalls('Colour schemes', {
  listGlobalColorSchemes: {
    method: 'get',
    path: '/api/color-schemes/global',
    summary: 'List the colour schemes that come with the product',
    query: searchQuery,
    response: colorSchemes,
  },
  listPublicColorSchemes: {
    method: 'get',
    path: '/api/color-schemes/public',
    summary: 'List public colour schemes',
    query: searchQuery,
    response: colorSchemes,
  },
  updateColorScheme: {
    ...change,
    path: '/api/color-schemes/{id}',
    summary: 'Change your colour scheme',
    problems: [403, 409],
  },
  deleteColorScheme: {
    ...remove,
    path: '/api/color-schemes/{id}',
    summary: 'Delete your colour scheme; if decks use it, `force` is required',
    problems: [403, 409],
  },
  adminUpdateColorScheme: {
    ...change,
    path: '/api/admin/color-schemes/{id}',
    summary: 'Change a global colour scheme',
  },
  adminDeleteColorScheme: {
    ...remove,
    path: '/api/admin/color-schemes/{id}',
    summary: 'Delete a global colour scheme; if decks use it, `force` is required',
  },
  listColorSchemes: {
    method: 'get',
    path: '/api/color-schemes',
    summary: 'List global colour schemes and your own',
    query: listQuery,
    response: usableColorSchemes,
  },
  readColorScheme: {
    method: 'get',
    path: '/api/color-schemes/{id}',
    summary: 'Get a global or public colour scheme, or one of your own',
    params: idParams,
    response: oneColorScheme,
  },
  createColorScheme: {
    method: 'post',
    path: '/api/color-schemes',
    summary: 'Create a colour scheme',
    body: colorSchemeSchema,
    status: 201,
    response: oneColorScheme,
  },
  adminListColorSchemes: {
    method: 'get',
    path: '/api/admin/color-schemes',
    summary: 'List global colour schemes for admins',
    query: adminQuery,
    response: usedColorSchemes,
  },
  adminCreateColorScheme: {
    method: 'post',
    path: '/api/admin/color-schemes',
    summary: 'Create a global colour scheme',
    body: colorSchemeSchema,
    status: 201,
    response: oneColorScheme,
    problems: [409],
  },
});
