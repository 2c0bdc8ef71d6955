import { authClient, confirmAddress, unwrap } from './client.js';

/** Leaves for the service that the server is connected to; it leads back to the confirm page. @throws AuthError */
export async function signInWithService(target: string): Promise<void> {
  const options = { redirectTo: confirmAddress(target) };
  unwrap(await (await authClient()).signInWithOAuth({ provider: 'keycloak', options }));
}
