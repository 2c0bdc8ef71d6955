import { redirect } from 'react-router';
import { http } from '../../api/http.js';
import { whenSessionKnown } from '../../auth/session.js';

/** Where roles cannot be had: /login. Where `admin` is not among them: /forbidden. */
export async function requireAdmin(): Promise<Response | null> {
  // Strangers are the sign-in guard's, which brings them back; of two redirects the inner one would win.
  const session = await whenSessionKnown();
  if (session.status !== 'signed-in') return null;
  const roles = await http.get<string[]>('/api/members/me/roles').catch(() => undefined);
  if (roles === undefined) return redirect('/login');
  return roles.includes('admin') ? null : redirect('/forbidden');
}
