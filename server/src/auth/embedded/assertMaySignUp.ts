import type { Executor } from '../../queries/executor.js';
import { readWaitlistByEmail } from '../../queries/waitlist.js';
import { signUpDisabled } from './AuthError.js';
import type { EmbeddedParts } from './EmbeddedParts.js';

/**
 * Whether SIGN_UP lets the owner of this address create an account. Does not look at existing accounts, so the answer
 * does not reveal them.
 * @throws AuthError signup_disabled
 */
export async function assertMaySignUp(
  executor: Executor,
  { signUp }: Pick<EmbeddedParts, 'signUp'>,
  email: string,
): Promise<void> {
  if (signUp === 'open') return;
  if (signUp === 'closed') throw signUpDisabled('Signups not allowed for this instance');
  const entry = await readWaitlistByEmail(executor, email);
  if (entry === undefined || entry.status === 'waiting')
    throw signUpDisabled('Signups not allowed for this instance: this address has no invitation');
}
