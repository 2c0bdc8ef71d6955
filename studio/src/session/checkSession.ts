import { followSession } from './session.js';
import { hasStoredSession } from './storedSession.js';

/**
 * Asks the sign-in service whether the session is still there; where it is not, the client forgets it and everybody who
 * follows it is told. Fails silently: whoever calls has an error of their own to show.
 */
export async function checkSession(): Promise<void> {
  if (!hasStoredSession()) return;
  try {
    await followSession();
    const { supabase } = await import('./supabase.js');
    await (await supabase()).auth.getUser();
  } catch {
    // Without a connection nothing is known, and nothing has to be said twice.
  }
}
