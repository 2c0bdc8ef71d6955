import { z } from 'zod';
import { normalizeHex } from '../../color/hex.js';
import { LIMITS } from '../values/limits.js';
import { text } from '../values/values.js';

const HEX = /^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/;
const ALLOWED = 'expected a CSS hex colour such as #0e5a42';

/** Normalised to `#rrggbb` in lower case, the form that scenes use. */
const hex = z
  .string({ error: ALLOWED })
  .regex(HEX, ALLOWED)
  .transform((color) => normalizeHex(color) ?? color);

/** Category colours that a scheme should at least have, so that decks can rely on keys 0 … 7. */
export const CATEGORY_COLORS = 8;

export const colorSchemeSchema = z.looseObject({
  /** Optional in files; derived from the name when absent. */
  id: text(LIMITS.name),
  /** Another way for files to refer to it, besides its id and its name. */
  slug: z.string().max(LIMITS.name).optional(),
  name: z.string().min(1).max(LIMITS.name),
  description: text(),
  /** null: shared with everyone. */
  user_id: z
    .string()
    .nullish()
    .transform((value) => value ?? null),
  is_public: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  brand: z.looseObject({ primary: hex, secondary: hex, accent: hex }),
  category: z
    .union([z.record(z.string().max(LIMITS.name), hex), z.array(hex).max(LIMITS.colors)], {
      error: 'expected an object of colours by key, such as {"0": "#0e5a42"}, or a list of colours',
    })
    .refine((colors) => Object.keys(colors).length <= LIMITS.colors, `expected at most ${LIMITS.colors} colours`)
    .transform((colors): Record<string, string> => Object.fromEntries(Object.entries(colors))),
  neutral: z.looseObject({ paper: hex, ink: hex, muted: hex, line: hex, surface: hex }),
});

export type ColorScheme = z.infer<typeof colorSchemeSchema>;
