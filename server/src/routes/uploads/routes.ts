import { defineRoute, type Route } from '../../api/defineRoute.js';
import { toPage } from '../../queries/paging.js';
import { HttpProblem, invalid, notFound } from '../../errors.js';
import { MEMBER_QUOTA_BYTES } from '../../images/limits.js';
import { canRemoveUpload } from '../../policies/uploads.js';
import { presentUpload } from '../../presenters/upload.js';
import { isShown } from '../../queries/uploads.js';
import { parseObjectPath } from '../../addresses/objectPath.js';
import type { StoredObject } from '../../storage/types.js';
import { uploadCalls } from '../../contract/uploads.js';

const list = defineRoute(uploadCalls.listUploads, {
  access: 'member',
  async handle({ caller, query: { limit, cursor }, services: { storage } }) {
    // The quota limits the list. It is sorted here, because hosted storage sorts only by name.
    const all = [...(await storage.list(caller.id))].sort(newestFirst);
    const from = cursor === undefined ? 0 : all.findIndex((object) => isAfter(object, cursor));
    const page = from === -1 ? [] : all.slice(from, from + limit + 1);
    const { entries, next_cursor } = toPage(page, limit, keyOf);
    return {
      uploads: entries.map((object) => presentUpload(object, storage)),
      next_cursor,
      quota: { used: all.reduce((sum, { size }) => sum + size, 0), limit: MEMBER_QUOTA_BYTES },
    };
  },
});

const remove = defineRoute(uploadCalls.deleteUpload, {
  access: 'member',
  async handle({ caller, params, services: { storage } }) {
    const own = await storage.list(caller.id);
    const paths = own.map(({ path }) => path).filter((path) => parseObjectPath(path)?.id === params.id);
    if (paths.length === 0) throw notFound('Picture');
    await storage.remove(paths);
  },
});

const removeByUrl = defineRoute(uploadCalls.deleteUploadByUrl, {
  access: 'member',
  async handle({ caller, query: { url }, services: { storage, database } }) {
    const path = storage.pathOf(url);
    if (path === undefined) throw invalid([{ path: '', message: 'Invalid public URL for this bucket' }]);
    if (!canRemoveUpload(caller, path)) throw notFound('Picture');
    // Copies of a deck share its pictures, and earlier versions can be restored.
    if (await isShown(database.knex, path))
      throw new HttpProblem('conflict', 'A deck or an earlier version of one shows this picture.');
    if ((await storage.remove([path])).length === 0) throw notFound('Picture');
  },
});

type Key = readonly [createdAt: number, path: string];

function keyOf({ createdAt, path }: StoredObject): Key {
  return [createdAt.getTime(), path];
}

function newestFirst(a: StoredObject, b: StoredObject): number {
  return b.createdAt.getTime() - a.createdAt.getTime() || (a.path < b.path ? -1 : 1);
}

/** Whether an upload comes after the last one of the previous page. */
function isAfter({ createdAt, path }: StoredObject, [time, lastPath]: readonly unknown[]): boolean {
  const made = createdAt.getTime();
  return made < Number(time) || (made === Number(time) && path > String(lastPath));
}

export const uploadRoutes: readonly Route[] = [list, remove, removeByUrl];
