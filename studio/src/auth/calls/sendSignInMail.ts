import { authClient, confirmAddress, unwrap } from './client.js';

/**
 * Sends an e-mail with a link and a code. A new address gets an account, so the answer does not reveal who has one.
 * @throws AuthError
 */
export async function sendSignInMail(email: string, target: string): Promise<void> {
  unwrap(await (await authClient()).signInWithOtp({ email, options: { emailRedirectTo: confirmAddress(target) } }));
}
