import { slugify } from '@cardwright/renderer';
import { HttpProblem, invalid, notFound } from '../../errors.js';
import { inTransaction, type Executor } from '../../queries/executor.js';
import {
  insertUpdate,
  isUpdateSlugTaken,
  readUpdate,
  writeUpdate,
  type UpdateRow,
  type WrittenUpdate,
} from '../../queries/updates.js';
import type { Services } from '../../services.js';
import { given } from '../given.js';

type Rooms = Pick<Services, 'database' | 'clock'>;

/** What an admin writes; a new entry's slug comes from its title where none is given. */
export type UpdateChange = { readonly [K in keyof WrittenUpdate]?: WrittenUpdate[K] | undefined };

/** @throws HttpProblem 409 for a slug that another entry has, 422 where none can be made */
export function createUpdate({ database, clock }: Rooms, change: UpdateChange & { title: string }): Promise<UpdateRow> {
  const { slug = slugify(change.title), title, body = '', tags = [], published_at = null } = change;
  return inTransaction(database, async (trx) => {
    await assertSlug(trx, slug, null);
    return readBack(trx, await insertUpdate(trx, { slug, title, body, tags, published_at }, clock()));
  });
}

/** Changes what is given. @throws HttpProblem 404, 409 */
export function changeUpdate({ database, clock }: Rooms, id: string, change: UpdateChange): Promise<UpdateRow> {
  return inTransaction(database, async (trx) => {
    const before = await readUpdate(trx, id, true);
    if (before === undefined) throw notFound('Update');
    const after = { ...before, ...given(change) };
    await assertSlug(trx, after.slug, id);
    await writeUpdate(trx, id, after, clock());
    return readBack(trx, id);
  });
}

async function assertSlug(trx: Executor, slug: string, id: string | null): Promise<void> {
  if (slug === '') throw invalid([{ path: 'slug', message: 'The title makes no slug.', fix: 'Give a slug.' }]);
  if (await isUpdateSlugTaken(trx, slug, id))
    throw new HttpProblem('conflict', `There is an update "${slug}" already.`);
}

async function readBack(trx: Executor, id: string): Promise<UpdateRow> {
  const update = await readUpdate(trx, id);
  if (update === undefined) throw new Error('An update cannot be read back.');
  return update;
}
