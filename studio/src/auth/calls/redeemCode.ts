import { authClient, unwrap } from './client.js';

/** The e-mail that the six digits came from. */
export type CodeType = 'email' | 'signup' | 'recovery' | 'email_change';

/** @returns whether the person is now signed in; an address change has two codes, and the first one signs nobody in @throws AuthError */
export async function redeemCode(email: string, token: string, type: CodeType): Promise<boolean> {
  return unwrap(await (await authClient()).verifyOtp({ email, token, type })).session !== null;
}
