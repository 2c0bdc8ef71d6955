/** The storage key of supabase-js's session. */
export const SESSION_KEY = 'cardwright-session';

/** Whether somebody has signed in, as far as this browser knows. */
export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    return false;
  }
}
