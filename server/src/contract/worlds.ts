import { LANGUAGE_CODE, LIMITS } from '@cardwright/renderer';
import { z } from 'zod';
import { defineCalls } from './defineCalls.js';
import { nextCursor, pageQueryBy } from './paging.js';
import { count, idParams, times, uuid } from './values.js';

/** The default page size fits all worlds unless there are unusually many. */
const listQuery = pageQueryBy('text', 'id').extend({
  limit: z.coerce.number<number>().int().min(1).max(500).default(500).describe('entries per page'),
});

/** Names and descriptions by language. What is missing is shown in the world's own words. */
const translations = z.record(
  z.string().max(35).regex(LANGUAGE_CODE, 'expected a language code such as en or pt-BR'),
  z.strictObject({ name: z.string().trim().min(1).max(500), description: z.string().trim().max(5_000).default('') }),
);

const fields = {
  parent_id: uuid.nullable().optional().describe('null for a top-level world'),
  index: z.number().int().min(0).max(5_000).optional().describe('position among its siblings, from 0'),
  slug: z.string().max(500).optional(),
  name: z.string().trim().min(1).max(500),
  description: z.string().max(LIMITS.text).optional(),
  translations: translations.optional().describe('replaces all of them'),
  icon: z.string().nullable().optional(),
  illustration: z.string().nullable().optional(),
};

/** The renderer's reader validates the other fields once all worlds are together. */
const worldBody = z.looseObject(fields);
const worldPatch = z.looseObject({ ...fields, name: fields.name.optional() });

const deleteQuery = z.object({
  moveTo: uuid.optional().describe('the world that receives the decks and child worlds'),
});

const world = z.looseObject({
  id: z.uuid(),
  parent_id: z.uuid().nullable(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  icon: z.string().nullable(),
  illustration: z.string().nullable(),
  position: z.string(),
  translations: translations.optional(),
  ...times,
});
const counted = world.extend({ deck_count: count.describe('directory-listed decks in the world itself') });
const kept = counted.extend({ used_count: count.describe('all decks in the world') });

const oneWorld = z.object({ world });
const worlds = z.object({ worlds: z.array(counted), ...nextCursor });
const adminWorlds = z.object({ worlds: z.array(kept), ...nextCursor });

export type CountedWorld = z.output<typeof counted>;
export type CountedWorldNode = CountedWorld & { total_deck_count: number; children: CountedWorldNode[] };

const node: z.ZodType<CountedWorldNode> = z.lazy(() =>
  counted.extend({
    total_deck_count: count.describe('including the worlds below it'),
    children: z.array(node),
  }),
);
const tree = z.array(node.meta({ id: 'WorldNode' }));

export type StoredWorld = z.output<typeof world>;
export type UsedWorld = z.output<typeof kept>;

export const worldCalls = defineCalls('Worlds', {
  listWorlds: {
    method: 'get',
    path: '/api/worlds',
    summary: 'List worlds with the number of listed decks in each',
    query: listQuery,
    response: worlds,
  },
  readWorldTree: {
    method: 'get',
    path: '/api/worlds/tree',
    summary: 'Get all worlds nested in `children`, siblings in order',
    response: tree,
  },
  adminListWorlds: {
    method: 'get',
    path: '/api/admin/worlds',
    summary: 'List worlds with the number of decks in each',
    query: listQuery,
    response: adminWorlds,
  },
  adminReadWorldTree: {
    method: 'get',
    path: '/api/admin/worlds/tree',
    summary: 'Get all worlds nested in `children`, siblings in order',
    response: tree,
  },
  adminCreateWorld: {
    method: 'post',
    path: '/api/admin/worlds',
    summary: 'Create a world, last among its siblings unless an index is given',
    body: worldBody,
    status: 201,
    response: oneWorld,
  },
  adminUpdateWorld: {
    method: 'patch',
    path: '/api/admin/worlds/{id}',
    summary: 'Change a world, or move it with `parent_id` and `index`',
    params: idParams,
    body: worldPatch,
    response: oneWorld,
  },
  adminDeleteWorld: {
    method: 'delete',
    path: '/api/admin/worlds/{id}',
    summary: 'Delete a world; its decks and child worlds move to `moveTo`',
    params: idParams,
    query: deleteQuery,
    status: 204,
    problems: [409],
  },
});
