import { needsCode } from './needsCode.js';
import { hasStoredSession } from './storedSession.js';

/**
 * The session's token, refreshed if it has expired; undefined for strangers, for whom the client is never loaded, and
 * while the second factor is missing.
 */
export async function accessToken(): Promise<string | undefined> {
  if (!hasStoredSession()) return undefined;
  const { supabase } = await import('./supabase.js');
  const { data } = await (await supabase()).auth.getSession();
  return data.session === null || needsCode(data.session) ? undefined : data.session.access_token;
}
