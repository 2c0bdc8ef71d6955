import type { AuthenticationMethod, SessionRow } from '../../../queries/auth/sessions.js';
import type { Factor, UserRow } from '../../../queries/auth/users.js';
import { AuthError } from '../AuthError.js';

type AssuranceLevel = 'aal1' | 'aal2';

/** aal2: signed in with a second factor, too. */
export function assuranceOf(amr: readonly AuthenticationMethod[]): AssuranceLevel {
  return amr.some(({ method }) => method === 'totp') ? 'aal2' : 'aal1';
}

/** Whether the session still has to prove the second factor that its owner has set up. */
export function needsSecondFactor(user: Pick<UserRow, 'factors'>, session: Pick<SessionRow, 'amr'>): boolean {
  return user.factors.some(isVerified) && assuranceOf(session.amr) === 'aal1';
}

export function isVerified({ status }: Factor): boolean {
  return status === 'verified';
}

export function insufficientAal(status: 401 | 403 | 422, message: string): AuthError {
  return new AuthError(status, 'insufficient_aal', message);
}
