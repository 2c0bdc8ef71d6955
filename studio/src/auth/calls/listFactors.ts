import { authClient, unwrap } from './client.js';

/** The ids of the second factors that are turned on. @throws AuthError */
export async function listFactors(): Promise<readonly string[]> {
  return unwrap(await (await authClient()).mfa.listFactors()).totp.map(({ id }) => id);
}
