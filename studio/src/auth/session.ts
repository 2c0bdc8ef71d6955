import { create } from 'zustand';
import { hasStoredSession } from './storedSession.js';

export interface SignedInUser {
  readonly id: string;
  readonly email: string;
}

export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly user: SignedInUser };

/** Who is signed in. `unknown` only until the stored session has been looked at. */
export const useSession = create<SessionState>()(() =>
  hasStoredSession() ? { status: 'unknown' } : { status: 'signed-out' },
);

/** Follows the client's session from now on: sign-ins here and in other tabs, refreshes, sign-outs. */
export async function followSession(): Promise<void> {
  const { supabase } = await import('./supabase.js');
  const { auth } = await supabase();
  auth.onAuthStateChange((_event, session) => {
    useSession.setState(
      session === null
        ? { status: 'signed-out' }
        : { status: 'signed-in', user: { id: session.user.id, email: session.user.email ?? '' } },
      true,
    );
  });
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
