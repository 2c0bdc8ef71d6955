import { z } from 'zod';
import { nextCursor, pageQueryBy } from '../../api/paging.js';

const uuid = z.uuid().transform((id) => id.toLowerCase());
export const idParams = z.object({ id: uuid });
export const ownQuery = pageQueryBy('time', 'id');
export const presetsQuery = pageQueryBy('text', 'text', 'id');

const pixels = z.number().int().min(16).max(8192).describe('pixels');
const name = z.string().trim().min(1).max(200);
/** Read by the renderer's own reader of templates. */
const config = z.looseObject({}).describe("as a template's json_config");

export const bannerBody = z.strictObject({
  preset_id: uuid.nullable().optional(),
  deck_id: uuid.nullable().optional().describe('an own or a public deck, whose texts and pictures it shows'),
  name: name.optional(),
  width: pixels.optional(),
  height: pixels.optional(),
  json_config: config.optional(),
});
export const bannerPatch = bannerBody.extend({
  version: z
    .number()
    .int()
    .min(1)
    .optional()
    .describe('the version that was edited; 409 when it is not the current one'),
});
export const presetBody = z.strictObject({
  platform: z
    .string()
    .max(50)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected lower-case letters, digits and hyphens'),
  name,
  width: pixels,
  height: pixels,
  json_config: config.optional(),
});
export const presetPatch = presetBody.partial();

const shared = {
  id: z.uuid(),
  name: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  json_config: z.looseObject({}),
  created_at: z.string(),
  updated_at: z.string(),
};
const preset = z.strictObject({ ...shared, platform: z.string() });
const banner = z.strictObject({
  ...shared,
  user_id: z.uuid(),
  preset_id: z.uuid().nullable(),
  deck_id: z.uuid().nullable(),
  version: z.number().int(),
});

export const onePreset = z.strictObject({ preset });
export const presets = z.strictObject({ presets: z.array(preset), ...nextCursor });
export const oneBanner = z.strictObject({ banner });
export const banners = z.strictObject({ banners: z.array(banner), ...nextCursor });
