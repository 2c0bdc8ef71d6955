import { authClient, unwrap } from './client.js';

/** @throws AuthError */
export async function signInWithPassword(email: string, password: string): Promise<void> {
  unwrap(await (await authClient()).signInWithPassword({ email, password }));
}
