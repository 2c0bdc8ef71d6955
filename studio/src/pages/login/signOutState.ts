import type { SignOutScope, SignOutState } from '../../auth/signOut.js';

/** Requested (`signOut`) or done (`signedOut`). */
export type SigningOut =
  | (SignOutState & { readonly signedOut?: undefined })
  | { readonly signOut?: undefined; readonly signedOut: SignOutScope | 'deleted' };

/** The location's state about leaving; it survives a reload, so it may contain anything. */
export function readSignOutState(state: unknown): SigningOut | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  if ('signOut' in state && isScope(state.signOut)) return { signOut: state.signOut };
  if ('signedOut' in state && (isScope(state.signedOut) || state.signedOut === 'deleted'))
    return { signedOut: state.signedOut };
  return undefined;
}

function isScope(value: unknown): value is SignOutScope {
  return value === 'local' || value === 'global';
}
