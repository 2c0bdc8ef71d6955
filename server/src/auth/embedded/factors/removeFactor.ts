import { lowerSessions } from '../../../queries/auth/sessions.js';
import { lockUser, updateUser, type Factor } from '../../../queries/auth/users.js';
import { inTransaction } from '../../../queries/executor.js';
import { userNotFound } from '../AuthError.js';
import type { EmbeddedParts } from '../EmbeddedParts.js';
import { isVerified } from './assurance.js';
import { factorNotFound } from './factorNotFound.js';

/** Removes a factor; without another one, no session stays aal2. @throws AuthError mfa_factor_not_found */
export async function removeFactor(parts: EmbeddedParts, userId: string, factorId: string): Promise<Factor> {
  const now = parts.clock();
  const removed = await inTransaction(parts.database, async (trx) => {
    const user = await lockUser(trx, userId);
    if (user === undefined) throw userNotFound();
    const factor = user.factors.find(({ id }) => id === factorId);
    if (factor === undefined) throw factorNotFound();
    const factors = user.factors.filter(({ id }) => id !== factorId);
    await updateUser(trx, userId, { factors }, now);
    if (!factors.some(isVerified)) await lowerSessions(trx, userId);
    return factor;
  });
  parts.sessions.forget();
  return removed;
}
