import { adminPage, type AdminPage, type AdminPageRequest } from './adminPage.js';
import type { Executor } from './executor.js';
import { containing, type Condition } from './keysetPage.js';

/** A picture in the embedded storage and its owner. Times are strings, sizes are in bytes and pixels. */
export interface UploadRow {
  readonly id: string;
  readonly path: string;
  readonly owner_id: string | null;
  readonly owner_name: string | null;
  readonly size: number;
  readonly content_type: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly created_at: string;
  readonly updated_at: string;
}

const UPLOADS = `(select o.id, o.path, o.owner_id, m.display_name as owner_name, o.size, o.content_type, o.width, o.height,
    o.created_at, o.updated_at
  from app.storage_objects o left join app.members m on m.id = o.owner_id)`;

const SORTS = {
  created_at: ['t.created_at', 'timestamptz'],
  size: ['t.size', 'bigint'],
  path: ['t.path collate "C"', 'text'],
} as const;

interface Filter {
  readonly owner?: string | undefined;
  readonly q?: string | undefined;
  /** The file names of the pictures that are used, if only those or only the others are wanted. */
  readonly used?: { readonly is: boolean; readonly names: Iterable<string> } | undefined;
}

/** Pictures of all members, or of one. */
export function listUploads(
  executor: Executor,
  { owner, q, used }: Filter,
  page: AdminPageRequest<keyof typeof SORTS>,
): Promise<AdminPage<UploadRow>> {
  const where: Condition[] = [];
  if (owner !== undefined) where.push(['t.owner_id = ?', owner]);
  if (q !== undefined) where.push(['t.path ilike ? or t.owner_name ilike ?', containing(q), containing(q)]);
  if (used !== undefined) {
    const among = `lower(substring(t.path from '[^/]+$')) in (select jsonb_array_elements_text(?::jsonb))`;
    where.push([used.is ? among : `not (${among})`, JSON.stringify([...used.names])]);
  }
  return adminPage(executor, { from: UPLOADS, where, sorts: SORTS }, page);
}

/** The number of all pictures and their total size in bytes. */
export async function countUploads(executor: Executor): Promise<{ readonly count: number; readonly bytes: number }> {
  const { rows } = await executor.raw<{ rows: { count: number; bytes: string }[] }>(
    'select count(*)::int as count, coalesce(sum(size), 0)::text as bytes from app.storage_objects',
  );
  return { count: rows[0]?.count ?? 0, bytes: Number(rows[0]?.bytes ?? 0) };
}

/**
 * Whether any deck, including those in the bin, shows a picture, or a kept version of one does.
 * @param path inside the bucket; its URLs end with it
 */
export async function isShown(executor: Executor, path: string): Promise<boolean> {
  const { rows } = await executor.raw<{ rows: { shown: boolean }[] }>(
    `select exists (
       select from app.decks where right(illustration, length(:path)) = :path
       union all select from app.categories where right(illustration, length(:path)) = :path
       union all select from app.cards where right(illustration, length(:path)) = :path
       union all select from app.deck_versions where pictures @> array[:path]
     ) as shown`,
    { path },
  );
  return rows[0]?.shown ?? false;
}
