import { useNavigate } from 'react-router';
import { whileLeaving } from '../session/endedSession.js';
import { useSession } from '../session/session.js';
import { SESSION_KEY } from '../session/storedSession.js';

/** `local`: this browser. `global`: every browser and device. */
export type SignOutScope = 'local' | 'global';

/** What /login finds in its location's state when it is to sign somebody out. */
export interface SignOutState {
  readonly signOut: SignOutScope;
}

/**
 * For buttons: goes to the sign-in page, which signs out. A page with unsaved changes can so hold the person back first.
 * @returns call it with the scope
 */
export function useSignOut(): (scope: SignOutScope) => void {
  const navigate = useNavigate();
  return (signOut) => void navigate('/login', { state: { signOut } satisfies SignOutState });
}

/**
 * Ends the session here, or everywhere. Without a connection it still ends here: whoever leaves a shared machine must be out.
 * @throws AuthError when `global` was asked for and the others could not be ended
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
