import { z } from 'zod';
import type { StorageObjectRow } from '../../queries/storageObjects.js';
import { presentListed } from './present.js';

const MOST = 1_000;

export const pageBody = z.object({
  prefix: z.string().max(500).default(''),
  limit: z
    .number()
    .int()
    .min(1)
    .transform((limit) => Math.min(limit, MOST))
    .default(MOST),
  cursor: z.string().max(2_000).optional(),
  with_delimiter: z.boolean().default(false),
  sortBy: z
    .object({
      column: z.enum(['name', 'updated_at', 'created_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .default({ column: 'name', order: 'asc' }),
});

type PageRequest = z.infer<typeof pageBody>;

type Listed = ReturnType<typeof presentListed> & { readonly key: string };
type Entry = { readonly folder: string } | { readonly object: Listed };

/**
 * The objects whose paths start with a prefix, page by page, as in Supabase's list-v2. With a delimiter, everything in a
 * folder below the prefix is one entry. Names are whole paths; those of folders end with a slash.
 */
export function listPage(rows: readonly StorageObjectRow[], request: PageRequest) {
  const { column, order } = request.sortBy;
  const sign = order === 'desc' ? -1 : 1;
  const rank = (entry: Entry): string =>
    'folder' in entry || column === 'name' ? nameOf(entry) : `${entry.object[column]} ${nameOf(entry)}`;
  const entries = entriesOf(rows, request).sort((a, b) => sign * compare(rank(a), rank(b)));
  const after = request.cursor === undefined ? undefined : Buffer.from(request.cursor, 'base64url').toString();
  const left = after === undefined ? entries : entries.filter((entry) => sign * compare(rank(entry), after) > 0);
  const page = left.slice(0, request.limit);
  const last = page.at(-1);
  const hasNext = left.length > page.length;
  return {
    hasNext,
    folders: page.flatMap((entry) => ('folder' in entry ? [{ name: entry.folder, key: entry.folder }] : [])),
    objects: page.flatMap((entry) => ('object' in entry ? [entry.object] : [])),
    ...(hasNext && last !== undefined && { nextCursor: Buffer.from(rank(last)).toString('base64url') }),
  };
}

function entriesOf(rows: readonly StorageObjectRow[], { prefix, with_delimiter }: PageRequest): Entry[] {
  const folders = new Set<string>();
  const objects: Entry[] = [];
  for (const row of rows) {
    if (!row.path.startsWith(prefix)) continue;
    const slash = with_delimiter ? row.path.indexOf('/', prefix.length) : -1;
    if (slash === -1) objects.push({ object: { ...presentListed(row, row.path), key: row.path } });
    else folders.add(row.path.slice(0, slash + 1));
  }
  return [...[...folders].map((folder) => ({ folder })), ...objects];
}

function nameOf(entry: Entry): string {
  return 'folder' in entry ? entry.folder : entry.object.name;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
