import { redirect, type LoaderFunctionArgs } from 'react-router';
import { http } from '../../api/http.js';
import { whenSessionKnown } from '../../auth/session.js';

/** Strangers go to /login and come back to where they wanted to go. */
export async function requireMember({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<null> {
  const session = await whenSessionKnown();
  if (session.status === 'signed-in') return null;
  const { pathname, search } = new URL(request.url);
  throw redirect(`/login?redirect=${encodeURIComponent(pathname + search)}`);
}

/** Where roles cannot be had: /login. Where `admin` is not among them: /forbidden. */
export async function requireAdmin(): Promise<null> {
  let roles: readonly string[];
  try {
    roles = (await http.get<{ roles: string[] }>('/api/members/me/roles')).roles;
  } catch {
    throw redirect('/login');
  }
  if (!roles.includes('admin')) throw redirect('/forbidden');
  return null;
}
