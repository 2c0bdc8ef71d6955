import { followSession, useSession } from './session.js';
import { hasStoredSession } from './storedSession.js';

/**
 * Asks the sign-in service whether the session still exists; if not, the client drops it and notifies its subscribers.
 * An e-mail address that was changed on another device is taken over.
 * Fails silently: callers report their own error.
 */
export async function checkSession(): Promise<void> {
  if (!hasStoredSession()) return;
  try {
    await followSession();
    const { supabase } = await import('./supabase.js');
    const { auth } = await supabase();
    const { data, error } = await auth.getUser();
    // The client drops an ended session, but keeps one whose token the service refuses, which could never be used again.
    if (error?.status === 401 || error?.status === 403) await auth.signOut({ scope: 'local' });
    // The stored session has the address of when it was refreshed last.
    else if (data.user !== null && data.user.email !== emailShown()) await auth.refreshSession();
  } catch {
    // While offline, nothing is known, and nothing needs to be said twice.
  }
}

function emailShown(): string | undefined {
  const session = useSession.getState();
  return session.status === 'signed-in' ? session.user.email : undefined;
}

/** Checks the session whenever the page becomes visible again. @returns a function that stops it */
export function checkWhenVisible(): () => void {
  const onVisible = (): void => {
    if (document.visibilityState === 'visible' && useSession.getState().status === 'signed-in') void checkSession();
  };
  document.addEventListener('visibilitychange', onVisible);
  return () => document.removeEventListener('visibilitychange', onVisible);
}
