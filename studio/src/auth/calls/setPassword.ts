import { authClient, unwrap } from './client.js';

interface Proof {
  readonly currentPassword?: string;
  /** Six digits by mail, where the server asks for them. */
  readonly nonce?: string;
}

/** Every other session ends with it. @throws AuthError `reauthentication_needed` where a nonce is wanted */
export async function setPassword(password: string, { currentPassword, nonce }: Proof = {}): Promise<void> {
  const proof = {
    ...(currentPassword !== undefined && { current_password: currentPassword }),
    ...(nonce !== undefined && { nonce }),
  };
  unwrap(await (await authClient()).updateUser({ password, ...proof }));
}
