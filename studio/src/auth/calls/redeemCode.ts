import { authClient, unwrap } from './client.js';

/** Which mail the six digits were in. */
export type CodeType = 'email' | 'signup' | 'recovery' | 'email_change';

/** @returns whether they are signed in now; a change of address has two codes, the first of which signs nobody in @throws AuthError */
export async function redeemCode(email: string, token: string, type: CodeType): Promise<boolean> {
  return unwrap(await (await authClient()).verifyOtp({ email, token, type })).session !== null;
}
