export const MIN_PASSWORD = 8;

/** Rules for a new password, as the server checks them; only the server refuses common ones. */
export const PASSWORD_HINT = 'At least 8 characters. Three words make a good password; a name and a year do not.';

/** @returns what is wrong with it, or null */
export function passwordProblem(password: string): string | null {
  const missing = MIN_PASSWORD - [...password].length;
  if (missing > 0) return missing === 1 ? 'Use one more character.' : `Use ${missing} more characters.`;
  return new TextEncoder().encode(password).length > 256 ? 'At most 256 characters.' : null;
}

/** The server's rule: `emailAddress` of @cardwright/server. It also lets accounts of one machine end in `@localhost`. */
const EMAIL = /^[^\s@,;:<>()[\]\\"]+@(?:localhost|[^\s@,;:<>()[\]\\".]+\.[^\s@,;:<>()[\]\\"]+)$/;
const MOST_CHARACTERS = 254;

/** @returns what is wrong with an address, or null; only an e-mail can tell whether it exists */
export function emailProblem(email: string): string | null {
  const address = email.trim();
  if (address === '') return 'Enter your e-mail address.';
  return address.length <= MOST_CHARACTERS && EMAIL.test(address) ? null : 'Enter an address such as nova@example.com.';
}
