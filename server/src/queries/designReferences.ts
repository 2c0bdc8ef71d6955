import { UUID } from '@cardwright/renderer';
import type { Executor } from './executor.js';
import { queryRows } from './rows.js';

/** Maps references to ids; references to designs that are missing or not available to the member are absent. */
export type Resolved = ReadonlyMap<string, string>;

interface Lookup {
  readonly references: readonly string[];
  /** The member whose own designs are available besides the shared ones. */
  readonly userId: string | null;
  /** Ids that are allowed because the deck already has them. */
  readonly kept?: readonly string[];
}

// Lists are single values: a placeholder for each of thousands takes long to prepare, and nobody else would be served.

const TEMPLATES = `
select id, slug, type from app.templates
where id = any(:ids::uuid[]) and (type = 'official' or user_id = :userId or id = any(:kept::uuid[]))
  or type = 'official' and slug = any(:slugs::text[])`;

const COLOR_SCHEMES = `
select id, slug, name, user_id from app.color_schemes
where id = any(:ids::uuid[]) and (user_id is null or is_public or user_id = :userId or id = any(:kept::uuid[]))
  or user_id is null and (slug = any(:slugs::text[]) or name = any(:slugs::text[]))`;

/** Templates by id or official slug. */
export async function resolveTemplates(
  executor: Executor,
  { references, userId, kept = [] }: Lookup,
): Promise<Resolved> {
  const { ids, slugs } = split(references);
  if (ids.length + slugs.length === 0) return new Map();
  const rows = await queryRows<{ id: string; slug: string; type: string }>(executor, TEMPLATES, {
    ids,
    slugs,
    kept: [...kept],
    userId,
  });
  return new Map(
    rows.flatMap(
      ({ id, slug, type }) => [[id, id], ...(type === 'official' ? [[slug, id] as const] : [])] as [string, string][],
    ),
  );
}

/** Colour schemes by id, or for shared ones by slug or name. */
export async function resolveColorSchemes(
  executor: Executor,
  { references, userId, kept = [] }: Lookup,
): Promise<Resolved> {
  const { ids, slugs } = split(references);
  if (ids.length + slugs.length === 0) return new Map();
  const rows = await queryRows<{ id: string; slug: string | null; name: string; user_id: string | null }>(
    executor,
    COLOR_SCHEMES,
    { ids, slugs, kept: [...kept], userId },
  );
  return new Map(
    rows.flatMap(
      ({ id, slug, name, user_id }) =>
        [
          [id, id],
          ...(user_id === null
            ? [
                [slug ?? name, id],
                [name, id],
              ]
            : []),
        ] as [string, string][],
    ),
  );
}

const WORLDS = 'select id, slug from app.worlds where id = any(:ids::uuid[]) or slug = any(:slugs::text[])';

/** Worlds by id or slug. */
export async function resolveWorlds(executor: Executor, references: readonly string[]): Promise<Resolved> {
  const { ids, slugs } = split(references);
  if (ids.length + slugs.length === 0) return new Map();
  const rows = await queryRows<{ id: string; slug: string }>(executor, WORLDS, { ids, slugs });
  return new Map(
    rows.flatMap(
      ({ id, slug }) =>
        [
          [id, id],
          [slug, id],
        ] as [string, string][],
    ),
  );
}

function split(references: readonly string[]): { ids: string[]; slugs: string[] } {
  const distinct = [...new Set(references)];
  return {
    ids: distinct.filter((text) => UUID.test(text)).map((text) => text.toLowerCase()),
    slugs: distinct.filter((text) => !UUID.test(text)),
  };
}
