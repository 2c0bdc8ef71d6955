import { validationFailed } from './AuthError.js';

const MAX_BYTES = 254;

/**
 * The plain form of RFC 5321 (no quotes or comments) with letters of any script (RFC 6531). The domain may be a single
 * label, as on a local network. Characters that could start a header, a list or a second address are excluded.
 */
const LOCAL = /^[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const LABEL = /^[\p{L}\p{N}]([\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?$/u;

/**
 * The form in which addresses are stored and looked up: composed letters, lower case.
 * @throws AuthError validation_failed when it is not an e-mail address
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
