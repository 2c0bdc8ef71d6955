import { z } from 'zod';
import { LIMITS } from '../values/limits.js';
import { icon, picture, position, text, textOrNull } from '../values/values.js';

const SLUG = 'expected a slug: lower-case letters, digits and hyphens, such as science-fiction';

export const slug = z
  .string({ error: SLUG })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, SLUG)
  .max(LIMITS.name, SLUG);

const worldFields = {
  id: textOrNull(LIMITS.name),
  parent_id: textOrNull(LIMITS.name),
  slug,
  name: z.string().min(1).max(LIMITS.name),
  description: text(),
  icon: icon(null),
  illustration: picture,
  position,
};

/** A subject area of decks, by which explore groups them. Worlds form a tree through `parent_id`. */
export interface World {
  id: string;
  parent_id: string | null;
  slug: string;
  name: string;
  description: string;
  icon: string | null;
  illustration: string | null;
  position: string;
  [key: string]: unknown;
}

/** A world as in a file: the id may be absent, and children may be nested. */
export interface WorldInput {
  id: string | null;
  parent_id: string | null;
  slug: string;
  name: string;
  description: string;
  icon: string | null;
  illustration: string | null;
  position: string;
  children?: WorldInput[] | undefined;
  [key: string]: unknown;
}

export const worldSchema: z.ZodType<WorldInput> = z.lazy(() =>
  z.looseObject({ ...worldFields, children: z.array(worldSchema).optional() }),
);

export const worldsSchema = z.array(worldSchema).max(LIMITS.worlds);
