import { z } from 'zod';
import { pageQueryBySort } from '../paging.js';
import { search } from '../values.js';

/** What an admin list can be sorted by, and the kind of each key. */
type Sorts<Name extends string> = Readonly<Record<Name, 'text' | 'number' | 'time'>>;

/**
 * `?q=&sort=&limit=&cursor=` of a list on an admin page. Every sort goes both ways: `title`, `-title`.
 * @param first the sort unless one is given
 */
export function adminListQuery<const Name extends string>(sorts: Sorts<Name>, first: NoInfer<Name | `-${Name}`>) {
  const names = Object.keys(sorts) as Name[];
  const keys = names.flatMap((name) => [name, `-${name}`].map((sort) => [sort, [sorts[name], 'id']] as const));
  const sort = z.enum(keys.map(([name]) => name)).default(first);
  // The compiler cannot tell which texts the list above holds.
  type Sort = Name | `-${Name}`;
  return pageQueryBySort(Object.fromEntries(keys)).extend({
    q: search,
    sort: sort as z.ZodDefault<z.ZodType<Sort, Sort>>,
  });
}

/** Beside `next_cursor` in the answer of such a list. */
export const total = { total: z.number().int().describe('entries on all pages') };
