import { EMAIL, MOST_OF_EMAIL } from '@cardwright/server/contract/limits';

export const MIN_PASSWORD = 8;

/** Rules for a new password, as the server checks them; only the server refuses common ones. */
export const PASSWORD_HINT = 'At least 8 characters. Three words make a good password; a name and a year do not.';

/** @returns what is wrong with it, or null */
export function passwordProblem(password: string): string | null {
  const missing = MIN_PASSWORD - [...password].length;
  if (missing > 0) return missing === 1 ? 'Use one more character.' : `Use ${missing} more characters.`;
  return new TextEncoder().encode(password).length > 256 ? 'At most 256 characters.' : null;
}

/** @returns what is wrong with an address, or null; only an e-mail can tell whether it exists */
export function emailProblem(email: string): string | null {
  const address = email.trim();
  if (address === '') return 'Enter your e-mail address.';
  // Accounts of a server on one machine may end in @localhost.
  const withDomain = address.replace(/@localhost$/, '@localhost.test');
  const isValid = address.length <= MOST_OF_EMAIL && EMAIL.test(withDomain);
  return isValid ? null : 'Enter an address such as nova@example.com.';
}
