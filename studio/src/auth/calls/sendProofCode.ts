import { authClient, unwrap } from './client.js';

/** Six digits to the account's own address, to prove that it is its owner who changes things. @throws AuthError */
export async function sendProofCode(): Promise<void> {
  unwrap(await (await authClient()).reauthenticate());
}
