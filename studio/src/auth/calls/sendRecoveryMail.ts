import { authClient, confirmAddress, unwrap } from './client.js';

/** A mail that lets its reader choose a new password, if there is an account. @throws AuthError */
export async function sendRecoveryMail(email: string, target: string): Promise<void> {
  const redirectTo = confirmAddress(target, 'recovery');
  unwrap(await (await authClient()).resetPasswordForEmail(email, { redirectTo }));
}
