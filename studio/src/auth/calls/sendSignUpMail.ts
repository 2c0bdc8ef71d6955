import { authClient, confirmAddress, unwrap } from './client.js';

/** Resends the e-mail of a sign-up. @throws AuthError */
export async function sendSignUpMail(email: string, target: string): Promise<void> {
  const options = { emailRedirectTo: confirmAddress(target) };
  unwrap(await (await authClient()).resend({ type: 'signup', email, options }));
}
