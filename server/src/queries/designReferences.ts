import { UUID } from '@cardwright/renderer';
import type { Executor } from './executor.js';

/** Maps references to ids; references to designs that are missing or not available to the member are absent. */
export type Resolved = ReadonlyMap<string, string>;

interface Lookup {
  readonly references: readonly string[];
  /** The member whose own designs are available besides the shared ones. */
  readonly userId: string | null;
  /** Ids that are allowed because the deck already has them. */
  readonly kept?: readonly string[];
}

/** Templates by id or official slug. */
export async function resolveTemplates(
  executor: Executor,
  { references, userId, kept = [] }: Lookup,
): Promise<Resolved> {
  const { ids, slugs } = split(references);
  if (ids.length + slugs.length === 0) return new Map();
  const rows = await executor('app.templates')
    .select<{ id: string; slug: string; type: string }[]>('id', 'slug', 'type')
    .where(
      (query) =>
        void query
          .where(
            (own) =>
              void own
                .whereIn('id', ids)
                .andWhere((may) => void may.where('type', 'official').orWhere('user_id', userId).orWhereIn('id', kept)),
          )
          .orWhere((official) => void official.where('type', 'official').whereIn('slug', slugs)),
    );
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
  const rows = await executor('app.color_schemes')
    .select<{ id: string; slug: string | null; name: string; user_id: string | null }[]>(
      'id',
      'slug',
      'name',
      'user_id',
    )
    .where(
      (query) =>
        void query
          .where(
            (own) =>
              void own
                .whereIn('id', ids)
                .andWhere(
                  (may) =>
                    void may
                      .whereNull('user_id')
                      .orWhere('is_public', true)
                      .orWhere('user_id', userId)
                      .orWhereIn('id', kept),
                ),
          )
          .orWhere(
            (shared) =>
              void shared
                .whereNull('user_id')
                .andWhere((named) => void named.whereIn('slug', slugs).orWhereIn('name', slugs)),
          ),
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

/** Worlds by id or slug. */
export async function resolveWorlds(executor: Executor, references: readonly string[]): Promise<Resolved> {
  const { ids, slugs } = split(references);
  if (ids.length + slugs.length === 0) return new Map();
  const rows = await executor('app.worlds')
    .select<{ id: string; slug: string }[]>('id', 'slug')
    .where((query) => void query.whereIn('id', ids).orWhereIn('slug', slugs));
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
