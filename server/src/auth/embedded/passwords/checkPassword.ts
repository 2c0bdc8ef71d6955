import { AuthError } from '../AuthError.js';
import { COMMON_PASSWORDS } from './commonPasswords.js';

const MIN_CHARACTERS = 8;
/** Long enough for any passphrase, short enough to hash cheaply. */
const MAX_BYTES = 256;

/**
 * Length makes a password strong (NIST SP 800-63B): at least eight characters, and not one of the most common.
 * @throws AuthError weak_password with reasons in the form that supabase-js reads
 */
export function checkPassword(password: string, email = ''): void {
  if ([...password].length < MIN_CHARACTERS)
    throw weak(`Password should be at least ${MIN_CHARACTERS} characters.`, 'length');
  if (Buffer.byteLength(password) > MAX_BYTES) throw weak(`Password should be at most ${MAX_BYTES} bytes.`, 'length');
  if (isCommon(password, email))
    throw weak('Password is known to be weak and easy to guess, please choose a different one.', 'pwned');
}

/** A common password, also in capitals or followed by digits or punctuation, a repeated character, or the address. */
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
