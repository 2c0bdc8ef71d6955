import type { Metadata } from '../../queries/auth/users.js';
import { AuthError } from './AuthError.js';

/** Every access token contains the metadata, and every request carries the token in a header. */
const MAX_BYTES = 4_096;
const MAX_DEPTH = 16;

/**
 * Replaces keys, and removes those whose new value is null, as Supabase Auth does.
 * @throws AuthError validation_failed when the result is too large for an access token
 */
export function mergeMetadata(before: Metadata, changes: Metadata | undefined): Metadata {
  const merged = Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== null));
  // Depth comes first: serializing thousands of levels would overflow the stack.
  if (isDeeperThan(merged, MAX_DEPTH)) throw tooMuch(`is nested more than ${MAX_DEPTH} levels deep`);
  if (Buffer.byteLength(JSON.stringify(merged)) > MAX_BYTES) throw tooMuch(`is larger than ${MAX_BYTES} bytes`);
  return merged;
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1));
}

function tooMuch(what: string): AuthError {
  return new AuthError(422, 'validation_failed', `User metadata ${what}`);
}
