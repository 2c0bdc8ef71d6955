import type { Context } from 'koa';
import { z } from 'zod';
import { findObject, listObjects as listRows } from '../../queries/storageObjects.js';
import { isFolder, parseObjectPath } from '../../addresses/objectPath.js';
import { BUCKET, type Audience } from '../types.js';
import type { EmbeddedStorage } from './EmbeddedStorage.js';
import { folderOf, listBody, listFolder } from './listFolder.js';
import { listPage, pageBody } from './listPage.js';
import { presentFolder, presentInfo, presentRemoved } from './present.js';
import { readBody } from './readBody.js';
import { readerOf } from './readerOf.js';
import { readUpload } from './readUpload.js';
import { memberOf, requireMember, type StorageGate } from './storageCaller.js';
import type { Handler } from './Handler.js';
import { duplicate, invalidKey, noSuchObject, notAuthorized } from './StorageFailure.js';

interface UploadParts {
  readonly storage: EmbeddedStorage;
  readonly gate: StorageGate;
  readonly replace: 'always' | 'when asked';
}

export async function uploadObject(context: Context, path: string, { storage, gate, replace }: UploadParts) {
  const member = await requireMember(context, gate, 'upload');
  await gate.disk.assertSpace();
  assertOwn(path, member);
  const mayReplace = replace === 'always' || context.get('x-upsert') === 'true';
  await storeUpload(context, path, { storage, gate, owner: member, mayReplace });
}

interface Stored {
  readonly storage: EmbeddedStorage;
  readonly gate: StorageGate;
  readonly owner: string;
  readonly mayReplace: boolean;
}

/** Reads the body and stores it in the owner's folder, in the owner's turn. @throws StorageFailure, HttpProblem */
export async function storeUpload(context: Context, path: string, { storage, gate, owner, mayReplace }: Stored) {
  const row = await gate.bodies.receive(owner, async (onBytes) => {
    const { bytes, ...options } = await readUpload(context.req, onBytes);
    return storage.write(path, bytes, { ...options, ownerId: owner, replace: mayReplace });
  });
  if (row === undefined) throw duplicate();
  context.body = { Id: row.id, Key: `${BUCKET}/${path}` };
}

/** @throws StorageFailure for an invalid path, or one in another member's folder */
export function assertOwn(path: string, member: string): void {
  const parsed = parseObjectPath(path);
  if (parsed === undefined) throw invalidKey(path);
  if (parsed.owner !== member) throw notAuthorized();
}

const removeBody = z.object({ prefixes: z.array(z.string().max(500)).min(1).max(1_000) });

/** Removes only the member's own objects, as row-level security would; the response lists them. */
export function removeObjects(storage: EmbeddedStorage, gate: StorageGate): Handler {
  return async (context) => {
    const member = await memberOf(context, gate);
    await gate.limits.take('write', member ?? context.ip);
    const { prefixes } = await readBody(context, removeBody);
    const own = prefixes.filter((path) => member !== undefined && parseObjectPath(path)?.owner === member);
    context.body = (await storage.removeRows(own)).map(presentRemoved);
  };
}

export function removeObject(storage: EmbeddedStorage, gate: StorageGate): Handler {
  return async (context, path) => {
    const member = await requireMember(context, gate, 'write');
    assertOwn(path, member);
    if ((await storage.remove([path])).length === 0) throw noSuchObject();
    context.body = { message: 'Successfully deleted' };
  };
}

/** Members see their own objects; anyone else sees none. */
export function listObjects(storage: EmbeddedStorage, gate: StorageGate): Handler {
  return async (context) => {
    const member = await memberOf(context, gate);
    await gate.limits.take('read', member ?? context.ip);
    const request = await readBody(context, listBody);
    const folder = folderOf(request.prefix).slice(0, -1);
    if (member === undefined) context.body = [];
    else if (folder === '') context.body = [presentFolder(member)].slice(request.offset);
    else if (folder.split('/')[0] !== member || !isFolder(folder)) context.body = [];
    else context.body = listFolder(await listRows(storage.database.knex, folder), request);
  };
}

/** Like `listObjects`, but by a prefix of the whole path and with a cursor. */
export function listObjectPages(storage: EmbeddedStorage, gate: StorageGate): Handler {
  return async (context) => {
    const member = await memberOf(context, gate);
    await gate.limits.take('read', member ?? context.ip);
    const request = await readBody(context, pageBody);
    context.body = listPage(member === undefined ? [] : await listRows(storage.database.knex, member), request);
  };
}

export function objectInfo(storage: EmbeddedStorage, gate: StorageGate): Handler {
  return async (context, path) => {
    await gate.limits.take('read', context.ip);
    await assertReadable(context, path, { storage, gate });
    const row = await findObject(storage.database.knex, path);
    if (row === undefined) throw noSuchObject();
    context.body = presentInfo(row);
  };
}

/**
 * Whether everybody may read a picture, or only who asks.
 * @throws StorageFailure if it does not exist for this caller
 */
export async function assertReadable(
  context: Context,
  path: string,
  { storage, gate }: { readonly storage: EmbeddedStorage; readonly gate: StorageGate },
): Promise<Exclude<Audience, 'others'>> {
  const parsed = parseObjectPath(path);
  if (parsed === undefined) throw noSuchObject();
  const audience = await storage.audienceOf(path, await readerOf(context, parsed, gate));
  if (audience === 'others') throw noSuchObject();
  return audience;
}
