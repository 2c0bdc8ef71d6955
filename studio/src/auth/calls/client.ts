import type { AuthError, SupabaseClient } from '@supabase/supabase-js';
import { followSession } from '../../session/session.js';

/** The client's auth part; from now on the page follows its session. */
export async function authClient(): Promise<SupabaseClient['auth']> {
  await followSession();
  const { supabase } = await import('../../session/supabase.js');
  return (await supabase()).auth;
}

/** supabase-js returns errors instead of throwing them. @throws AuthError */
export function unwrap<R extends { readonly data: unknown; readonly error: AuthError | null }>(answer: R) {
  if (answer.error !== null) throw answer.error;
  return answer.data as Extract<R, { readonly error: null }>['data'];
}

/** The target of an e-mail's link: the confirm page, which continues to `target`. */
export function confirmAddress(target: string, type?: 'recovery'): string {
  const url = new URL('/confirm', location.origin);
  if (type !== undefined) url.searchParams.set('type', type);
  url.searchParams.set('redirect', target);
  return url.href;
}
