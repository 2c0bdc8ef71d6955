import { followSession } from './session.js';
import { hasStoredSession } from './storedSession.js';

/**
 * Asks the sign-in service whether the session still exists; if not, the client drops it and notifies its subscribers.
 * Fails silently: callers report their own error.
 */
export async function checkSession(): Promise<void> {
  if (!hasStoredSession()) return;
  try {
    await followSession();
    const { supabase } = await import('./supabase.js');
    const { auth } = await supabase();
    const { error } = await auth.getUser();
    // The client drops an ended session, but keeps one whose token the service refuses, which could never be used again.
    if (error?.status === 401 || error?.status === 403) await auth.signOut({ scope: 'local' });
  } catch {
    // While offline, nothing is known, and nothing needs to be said twice.
  }
}
