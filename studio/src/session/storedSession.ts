/** Where supabase-js keeps the session. */
export const SESSION_KEY = 'cardwright-session';

/** Whether someone has signed in here, as far as this browser knows. */
export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    return false;
  }
}
