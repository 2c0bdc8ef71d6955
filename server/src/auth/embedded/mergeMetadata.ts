import type { Metadata } from '../../queries/auth/users.js';
import { AuthError } from './AuthError.js';

/** Metadata stands in every access token, and those in a header of every request. */
const MAX_BYTES = 4_096;

/**
 * Keys are replaced, and removed where the new value is null, as Supabase Auth does.
 * @throws AuthError validation_failed when the result is too large for an access token
 */
export function mergeMetadata(before: Metadata, changes: Metadata | undefined): Metadata {
  const merged = Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== null));
  if (Buffer.byteLength(JSON.stringify(merged)) > MAX_BYTES)
    throw new AuthError(422, 'validation_failed', `User metadata is larger than ${MAX_BYTES} bytes`);
  return merged;
}
