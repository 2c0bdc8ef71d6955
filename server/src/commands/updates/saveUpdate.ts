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

/** An admin's input; without a slug, a new entry's slug is made from its title. */
export type UpdateChange = { readonly [K in keyof WrittenUpdate]?: WrittenUpdate[K] | undefined };

/** @throws HttpProblem 409 if another entry has the slug, 422 if none can be made */
export function createUpdate({ database, clock }: Rooms, change: UpdateChange & { title: string }): Promise<UpdateRow> {
  const { slug = slugify(change.title), title, body = '', tags = [], published_at = null } = change;
  return inTransaction(database, async (trx) => {
    await assertSlug(trx, slug, null);
    return readBack(trx, await insertUpdate(trx, { slug, title, body, tags, published_at }, clock()));
  });
}

/** Changes the given fields. @throws HttpProblem 404, 409 */
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
  if (slug === '')
    throw invalid([{ path: 'slug', message: 'The title cannot be turned into a slug.', fix: 'Enter a slug.' }]);
  if (await isUpdateSlugTaken(trx, slug, id))
    throw new HttpProblem('conflict', `An update with the slug "${slug}" already exists.`);
}

async function readBack(trx: Executor, id: string): Promise<UpdateRow> {
  const update = await readUpdate(trx, id);
  if (update === undefined) throw new Error('An update cannot be read back.');
  return update;
}
