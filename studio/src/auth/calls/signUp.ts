import { authClient, confirmAddress, unwrap } from './client.js';

interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
}

/** @returns whether the person is signed in; if not, the address must be confirmed first @throws AuthError */
export async function signUp({ email, password, displayName }: NewAccount, target: string): Promise<boolean> {
  const auth = await authClient();
  const data = displayName === '' ? {} : { display_name: displayName };
  const options = { data, emailRedirectTo: confirmAddress(target) };
  return unwrap(await auth.signUp({ email, password, options })).session !== null;
}
