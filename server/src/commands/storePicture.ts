import { randomUUID } from 'node:crypto';
import type { MemberCaller } from '../caller.js';
import type { GeneratedPicture } from '../ai/types.js';
import type { Services } from '../services.js';
import type { StoredObject } from '../storage/types.js';

/**
 * Stores a generated picture as the caller's upload, in the folder `ai`.
 * @throws HttpProblem like `ObjectStorage.put`
 */
export function storePicture(
  { storage }: Pick<Services, 'storage'>,
  caller: MemberCaller,
  { bytes }: GeneratedPicture,
): Promise<StoredObject> {
  return storage.put(`${caller.id}/ai/${randomUUID()}.webp`, bytes, { ownerId: caller.id });
}
