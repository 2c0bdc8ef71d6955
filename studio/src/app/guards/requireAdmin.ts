import { redirect } from 'react-router';
import { call } from '../../api/call.js';
import { whenSessionKnown } from '../../session/session.js';
import { toastError } from '../../toasts/toast.js';

/** If roles cannot be read: /login. If `admin` is not among them: /forbidden. */
export async function requireAdmin(): Promise<Response | null> {
  // The sign-in guard handles strangers and brings them back; of two redirects, the inner one would win.
  const session = await whenSessionKnown();
  if (session.status !== 'signed-in') return null;
  try {
    const roles = await call('GET /api/members/me/roles');
    return roles.includes('admin') ? null : redirect('/forbidden');
  } catch (error) {
    // The sign-in page sends members on to their decks: without a message, nobody would know why.
    toastError('Your roles could not be loaded', error);
    return redirect('/login');
  }
}
