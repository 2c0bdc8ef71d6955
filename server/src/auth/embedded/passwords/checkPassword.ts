import { AuthError } from '../AuthError.js';
import { COMMON_PASSWORDS } from './commonPasswords.js';

const MIN_CHARACTERS = 8;
/** Long enough for any passphrase, short enough that hashing it costs nothing. */
const MAX_BYTES = 256;

/**
 * Length is what makes a password good (NIST SP 800-63B): at least eight characters and none of the commonest.
 * @throws AuthError weak_password with its reasons, as supabase-js reads them
 */
export function checkPassword(password: string, email = ''): void {
  if ([...password].length < MIN_CHARACTERS)
    throw weak(`Password should be at least ${MIN_CHARACTERS} characters.`, 'length');
  if (Buffer.byteLength(password) > MAX_BYTES) throw weak(`Password should be at most ${MAX_BYTES} bytes.`, 'length');
  if (isCommon(password, email))
    throw weak('Password is known to be weak and easy to guess, please choose a different one.', 'pwned');
}

/** The commonest, also in capitals or with digits and marks at the end, one repeated character, or the address itself. */
function isCommon(password: string, email: string): boolean {
  const plain = password.toLowerCase();
  const stem = plain.replace(/[\d!?.,_-]{1,8}$/, '');
  const [local = ''] = email.split('@');
  return (
    COMMON_PASSWORDS.has(plain) ||
    (stem.length >= 6 && COMMON_PASSWORDS.has(stem)) ||
    new Set(plain).size <= 2 ||
    (email !== '' && (plain === email || (local.length >= MIN_CHARACTERS && plain === local)))
  );
}

function weak(message: string, reason: 'length' | 'pwned'): AuthError {
  return new AuthError(422, 'weak_password', message, { extra: { weak_password: { reasons: [reason] } } });
}
