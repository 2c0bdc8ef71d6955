import { authClient, confirmAddress, unwrap } from './client.js';

/** Sends an e-mail for choosing a new password, if the account exists. @throws AuthError */
export async function sendRecoveryMail(email: string, target: string): Promise<void> {
  const redirectTo = confirmAddress(target, 'recovery');
  unwrap(await (await authClient()).resetPasswordForEmail(email, { redirectTo }));
}
