import { z } from 'zod';
import { nextCursor, pageQueryBy } from '../../api/paging.js';
import type { WorldChange } from '../../commands/worlds/changeWorld.js';

const uuid = z.uuid().transform((id) => id.toLowerCase());

export const idParams = z.object({ id: uuid });

/** Worlds come whole wherever there are not unusually many. */
export const listQuery = pageQueryBy('text', 'id').extend({
  limit: z.coerce.number().int().min(1).max(500).default(500).describe('entries of a page'),
});

const fields = {
  parent_id: uuid.nullable().optional().describe('null for a world at the top'),
  index: z.number().int().min(0).max(5_000).optional().describe('place among its siblings, counted from 0'),
  slug: z.string().max(500).optional(),
  name: z.string().trim().min(1).max(500),
  description: z.string().optional(),
  icon: z.string().nullable().optional(),
  illustration: z.string().nullable().optional(),
};

/** What the renderer's reader of worlds does not need to know; it reads the rest once all worlds are together. */
export const worldBody: z.ZodType<WorldChange> = z.looseObject(fields);
export const worldPatch: z.ZodType<WorldChange> = z.looseObject({ ...fields, name: fields.name.optional() });

export const deleteQuery = z.object({
  moveTo: uuid.optional().describe('the world that takes the decks and the worlds below'),
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
  created_at: z.string(),
  updated_at: z.string(),
});
const count = z.number().int();
const counted = world.extend({ deck_count: count.describe('directory-listed decks in the world itself') });
const kept = counted.extend({ used_count: count.describe('all decks that name it') });

export const oneWorld = z.strictObject({ world });
export const worlds = z.strictObject({ worlds: z.array(counted), ...nextCursor });
export const adminWorlds = z.strictObject({ worlds: z.array(kept), ...nextCursor });

const node: z.ZodType = z.lazy(() =>
  counted.extend({
    total_deck_count: count.describe('with the worlds below it'),
    children: z.array(node),
  }),
);
export const tree = z.array(node.meta({ id: 'WorldNode' }));
