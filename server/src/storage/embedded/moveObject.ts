import { z } from 'zod';
import { isConflict } from '../../database/isConflict.js';
import { findObject, renameObject } from '../../queries/storageObjects.js';
import { BUCKET } from '../types.js';
import type { EmbeddedStorage } from './EmbeddedStorage.js';
import { assertOwn } from './handlers.js';
import { readBody } from './readBody.js';
import { collect } from './readUpload.js';
import { requireMember, type StorageGate } from './storageCaller.js';
import type { Handler } from './Handler.js';
import { duplicate, invalidKey, noSuchBucket, noSuchObject } from './StorageFailure.js';

const body = z.object({
  bucketId: z.string().max(100),
  sourceKey: z.string().max(500),
  destinationKey: z.string().max(500),
  destinationBucket: z.string().max(100).nullish(),
});

/** Moves stay within the member's folder and keep the extension, which states the type. */
async function readMove(context: Parameters<Handler>[0], gate: StorageGate) {
  const member = await requireMember(context, gate, 'write');
  const { bucketId, sourceKey: from, destinationKey: to, destinationBucket } = await readBody(context, body);
  if (bucketId !== BUCKET || (destinationBucket ?? BUCKET) !== BUCKET) throw noSuchBucket();
  assertOwn(from, member);
  assertOwn(to, member);
  if (from.split('.').pop() !== to.split('.').pop()) throw invalidKey(to);
  return { member, from, to };
}

export function moveObject(storage: EmbeddedStorage, gate: StorageGate): Handler {
  return async (context) => {
    const { from, to } = await readMove(context, gate);
    const { knex } = storage.database;
    if ((await findObject(knex, to)) !== undefined) throw duplicate();
    const row = await findObject(knex, from);
    if (row === undefined) throw noSuchObject();
    // The file comes first, so that a row never refers to a missing one.
    await storage.files.copy(from, to, row.version);
    try {
      if ((await renameObject(knex, row, to)) === undefined) throw noSuchObject();
    } catch (error) {
      await storage.files.remove(to, row.version);
      // Another request was faster.
      throw isConflict(error) ? duplicate() : error;
    }
    await storage.files.remove(from, row.version);
    context.body = { message: 'Successfully moved' };
  };
}

export function copyObject(storage: EmbeddedStorage, gate: StorageGate): Handler {
  return async (context) => {
    const { member, from, to } = await readMove(context, gate);
    const replace = context.get('x-upsert') === 'true';
    const row = await gate.bodies.receive(member, async (onBytes) => {
      const found = await storage.read(from);
      if (found === undefined) throw noSuchObject();
      const { max_age: maxAge, user_metadata: userMetadata } = found.row;
      const options = { ownerId: member, replace, maxAge, userMetadata };
      return storage.write(to, await collect(found.stream, onBytes, found.row.size), options);
    });
    if (row === undefined) throw duplicate();
    context.body = { Id: row.id, Key: `${BUCKET}/${to}` };
  };
}
