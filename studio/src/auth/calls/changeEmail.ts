import { authClient, confirmAddress, unwrap } from './client.js';

/**
 * E-mails both addresses; the new one counts once both are confirmed. @returns the pending address, if any @throws
 * AuthError
 */
export async function changeEmail(email: string): Promise<string | undefined> {
  const options = { emailRedirectTo: confirmAddress('/settings/profile') };
  return unwrap(await (await authClient()).updateUser({ email }, options)).user.new_email;
}
