import { authClient, unwrap } from './client.js';

interface Proof {
  readonly currentPassword?: string;
  /** Six digits by e-mail, if the server asks for them. */
  readonly nonce?: string;
}

/** Ends every other session. @throws AuthError `reauthentication_needed` if a nonce is required */
export async function setPassword(password: string, { currentPassword, nonce }: Proof = {}): Promise<void> {
  const proof = {
    ...(currentPassword !== undefined && { current_password: currentPassword }),
    ...(nonce !== undefined && { nonce }),
  };
  unwrap(await (await authClient()).updateUser({ password, ...proof }));
}
