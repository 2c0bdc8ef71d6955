import { z } from 'zod';
import type { StorageObjectRow } from '../../queries/storageObjects.js';
import { presentFolder, presentListed } from './present.js';

export const listBody = z.object({
  prefix: z.string().max(500).default(''),
  limit: z.number().int().min(1).max(1_000).default(100),
  offset: z.number().int().min(0).max(1_000_000).default(0),
  search: z.string().max(200).nullish(),
  sortBy: z
    .object({
      column: z.enum(['name', 'updated_at', 'created_at', 'last_accessed_at']).default('name'),
      order: z.string().max(4).default('asc'),
    })
    .default({ column: 'name', order: 'asc' }),
});

export type ListRequest = z.infer<typeof listBody>;

type Entry = ReturnType<typeof presentListed> | ReturnType<typeof presentFolder>;

/** The files and folders directly below a prefix, from all rows below it. */
export function listFolder(rows: readonly StorageObjectRow[], request: ListRequest): Entry[] {
  const folder = folderOf(request.prefix);
  const wanted = (request.search ?? '').toLowerCase();
  const folders = new Set<string>();
  const entries: Entry[] = [];
  for (const row of rows) {
    if (!row.path.startsWith(folder)) continue;
    const [name = '', ...below] = row.path.slice(folder.length).split('/');
    if (!name.toLowerCase().includes(wanted)) continue;
    if (below.length === 0) entries.push(presentListed(row, name));
    else if (!folders.has(name)) {
      folders.add(name);
      entries.push(presentFolder(name));
    }
  }
  const { column, order } = request.sortBy;
  const sign = order.toLowerCase() === 'desc' ? -1 : 1;
  entries.sort((a, b) => sign * compare(a[column] ?? '', b[column] ?? '') || compare(a.name, b.name));
  return entries.slice(request.offset, request.offset + request.limit);
}

/** Adds a trailing slash; the bucket itself is ''. */
export function folderOf(prefix: string): string {
  const trimmed = prefix.replace(/^\/+|(?<!\/)\/+$/g, '');
  return trimmed === '' ? '' : `${trimmed}/`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
