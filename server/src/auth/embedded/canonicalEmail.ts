import { validationFailed } from './AuthError.js';

const MAX_BYTES = 254;

/**
 * RFC 5321's plain form (no quotes, no comments) with RFC 6531's letters of all scripts; the domain may be one word,
 * as on a network of one's own. Everything that could begin a header, a list or a second address is outside of it.
 */
const LOCAL = /^[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const LABEL = /^[\p{L}\p{N}]([\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?$/u;

/**
 * An address as accounts are found by: composed letters, lower case.
 * @throws AuthError validation_failed when it cannot be one
 */
export function canonicalEmail(input: string): string {
  const email = input.normalize('NFC').trim().toLowerCase();
  if (!isEmail(email)) throw validationFailed('Unable to validate email address: invalid format');
  return email;
}

export function isEmail(email: string): boolean {
  if (email.length > MAX_BYTES || Buffer.byteLength(email) > MAX_BYTES) return false;
  const at = email.lastIndexOf('@');
  const local = email.slice(0, Math.max(at, 0));
  return (
    local.length > 0 &&
    local.length <= 64 &&
    LOCAL.test(local) &&
    email
      .slice(at + 1)
      .split('.')
      .every((label) => label.length <= 63 && LABEL.test(label))
  );
}
