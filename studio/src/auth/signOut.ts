import { useNavigate } from 'react-router';
import { whileLeaving } from '../session/endedSession.js';
import { useSession } from '../session/session.js';
import { SESSION_KEY } from '../session/storedSession.js';

/** `local`: this browser. `global`: all browsers and devices. */
export type SignOutScope = 'local' | 'global';

/** Tells /login, through its location's state, to sign somebody out. */
export interface SignOutState {
  readonly signOut: SignOutScope;
}

/**
 * For buttons: opens the sign-in page, which signs out, so that a page with unsaved changes can ask first.
 * @returns a function that takes the scope
 */
export function useSignOut(): (scope: SignOutScope) => void {
  const navigate = useNavigate();
  return (signOut) => void navigate('/login', { state: { signOut } satisfies SignOutState });
}

/**
 * Ends the session here, or everywhere. Works offline for this browser, so that nobody stays signed in on a shared machine.
 * @throws AuthError if `global` was requested and the other sessions could not be ended
 */
export async function signOut(scope: SignOutScope): Promise<void> {
  await whileLeaving(async () => {
    const { supabase } = await import('../session/supabase.js');
    const { error } = await (await supabase()).auth.signOut({ scope });
    if (error !== null && scope === 'global') throw error;
    localStorage.removeItem(SESSION_KEY);
    useSession.setState({ status: 'signed-out' }, true);
  });
}

/** Ends every session but this one. @throws AuthError */
export async function signOutElsewhere(): Promise<void> {
  const { supabase } = await import('../session/supabase.js');
  const { error } = await (await supabase()).auth.signOut({ scope: 'others' });
  if (error !== null) throw error;
}
