import { authClient, unwrap } from './client.js';

/** E-mails six digits to the account's address, to prove its owner's identity. @throws AuthError */
export async function sendProofCode(): Promise<void> {
  unwrap(await (await authClient()).reauthenticate());
}
