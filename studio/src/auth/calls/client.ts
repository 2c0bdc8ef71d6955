import type { AuthError, SupabaseClient } from '@supabase/supabase-js';
import { followSession } from '../../session/session.js';

/** The client's part for signing in; from now on the page follows its session. */
export async function authClient(): Promise<SupabaseClient['auth']> {
  await followSession();
  const { supabase } = await import('../../session/supabase.js');
  return (await supabase()).auth;
}

/** supabase-js answers with errors instead of throwing them. @throws AuthError */
export function unwrap<R extends { readonly data: unknown; readonly error: AuthError | null }>(answer: R) {
  if (answer.error !== null) throw answer.error;
  return answer.data as Extract<R, { readonly error: null }>['data'];
}

/** Where a mail's link ends up: the confirm page, which goes on to `target`. */
export function confirmAddress(target: string, type?: 'recovery'): string {
  const url = new URL('/confirm', location.origin);
  if (type !== undefined) url.searchParams.set('type', type);
  url.searchParams.set('redirect', target);
  return url.href;
}
