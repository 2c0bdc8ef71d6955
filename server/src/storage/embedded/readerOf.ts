import type { Context } from 'koa';
import type { ObjectPath } from '../../addresses/objectPath.js';
import { readGrant } from './grants.js';
import { memberOf, type StorageGate } from './storageCaller.js';
import { StorageFailure } from './StorageFailure.js';

/**
 * As whom a request reads a picture: as its owner if the request has the token of a signed URL, otherwise as the member
 * who sends it. Public pictures need no reader; an expired or foreign token gives none.
 */
export async function readerOf(context: Context, path: ObjectPath, gate: StorageGate): Promise<string | undefined> {
  if (!path.isPrivate) return undefined;
  const { token } = context.query;
  if (token === undefined) return memberOf(context, gate);
  const isGranted = await readGrant(gate.urlKey, token, { path: path.path, purpose: 'read' }, gate.clock()).then(
    () => true,
    noneIfRefused,
  );
  return isGranted ? (path.owner ?? undefined) : undefined;
}

function noneIfRefused(error: unknown): false {
  if (error instanceof StorageFailure) return false;
  throw error;
}
