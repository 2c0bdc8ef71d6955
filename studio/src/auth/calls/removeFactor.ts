import { authClient, unwrap } from './client.js';

/** Turns a second factor off. @throws AuthError */
export async function removeFactor(factorId: string): Promise<void> {
  const auth = await authClient();
  unwrap(await auth.mfa.unenroll({ factorId }));
  // The stored session still lists the factor.
  unwrap(await auth.refreshSession());
}
