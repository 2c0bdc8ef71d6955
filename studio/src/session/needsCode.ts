import type { Session } from '@supabase/supabase-js';

/** Whether the session still has to prove the second factor that its owner has set up; the server admits it only then. */
export function needsCode({ access_token, user }: Pick<Session, 'access_token' | 'user'>): boolean {
  const isSetUp = user.factors?.some(({ status }) => status === 'verified') === true;
  return isSetUp && assuranceLevel(access_token) !== 'aal2';
}

/** The `aal` claim of the token. */
function assuranceLevel(accessToken: string): unknown {
  const [, payload = ''] = accessToken.split('.');
  const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  return typeof claims === 'object' && claims !== null ? Reflect.get(claims, 'aal') : undefined;
}
