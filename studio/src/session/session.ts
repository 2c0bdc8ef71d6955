import { create } from 'zustand';
import { noteEndedSession } from './endedSession.js';
import { needsCode } from './needsCode.js';
import { hasStoredSession, SESSION_KEY } from './storedSession.js';

export interface SignedInUser {
  readonly id: string;
  readonly email: string;
}

export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'signed-out' }
  /** The password or link was right; the code of the second factor is missing. */
  | { readonly status: 'needs-code' }
  | { readonly status: 'signed-in'; readonly user: SignedInUser };

/** The current session. `unknown` only until the stored one has been read. */
export const useSession = create<SessionState>()(() =>
  hasStoredSession() ? { status: 'unknown' } : { status: 'signed-out' },
);

let following: Promise<void> | undefined;

/** Follows the client's session: sign-ins here and in other tabs, refreshes, sign-outs. Call it once. */
export function followSession(): Promise<void> {
  following ??= follow().catch((error: unknown) => {
    following = undefined;
    throw error;
  });
  return following;
}

async function follow(): Promise<void> {
  const { supabase } = await import('./supabase.js');
  const { auth } = await supabase();
  auth.onAuthStateChange((event, session) => {
    const before = useSession.getState();
    if (session !== null && needsCode(session)) {
      useSession.setState({ status: 'needs-code' }, true);
      return;
    }
    if (session !== null) {
      const { id, email = '' } = session.user;
      // A refreshed token changes nobody; the same object spares every page a render.
      if (before.status !== 'signed-in' || before.user.id !== id || before.user.email !== email)
        useSession.setState({ status: 'signed-in', user: { id, email } }, true);
      return;
    }
    if (event === 'SIGNED_OUT' && before.status === 'signed-in') noteEndedSession(before.user.email);
    useSession.setState({ status: 'signed-out' }, true);
  });
}

/** Strangers have no client that hears of a sign-in in another tab. @returns a function that stops listening */
export function followOtherTabs(): () => void {
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    if (key === SESSION_KEY && newValue !== null) followSession().catch(() => undefined);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** @returns the state once it is known */
export async function whenSessionKnown(): Promise<SessionState> {
  const state = useSession.getState();
  if (state.status !== 'unknown') return state;
  await followSession();
  return new Promise((resolve) => {
    const stop = useSession.subscribe((next) => {
      if (next.status === 'unknown') return;
      stop();
      resolve(next);
    });
    const now = useSession.getState();
    if (now.status !== 'unknown') {
      stop();
      resolve(now);
    }
  });
}
