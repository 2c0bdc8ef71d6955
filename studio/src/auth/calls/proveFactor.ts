import { authClient, unwrap } from './client.js';
import { listFactors } from './listFactors.js';

/** Raises the session with the code of a second factor, by default the one that is turned on. @throws AuthError */
export async function proveFactor(code: string, factor?: string): Promise<void> {
  const factorId = factor ?? (await listFactors())[0] ?? '';
  unwrap(await (await authClient()).mfa.challengeAndVerify({ factorId, code }));
}
