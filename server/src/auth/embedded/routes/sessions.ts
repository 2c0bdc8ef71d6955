import type { Context } from 'koa';
import { deleteSessions } from '../../../queries/auth/sessions.js';
import { updateUser } from '../../../queries/auth/users.js';
import { inTransaction } from '../../../queries/executor.js';
import { validationFailed } from '../AuthError.js';
import type { EmbeddedParts } from '../EmbeddedParts.js';
import { requireSession } from '../http/authenticate.js';
import { countMail } from '../http/limits.js';
import { issueOneTimeToken } from '../oneTime/issueOneTimeToken.js';

/** POST /logout?scope=global, local or others: ends all sessions, only this one, or all others. */
export async function signOut(context: Context, parts: EmbeddedParts): Promise<void> {
  const { user, session } = await requireSession(context, parts);
  const scope = context.query.scope ?? 'global';
  if (scope !== 'global' && scope !== 'local' && scope !== 'others')
    throw validationFailed('Unsupported logout scope: use global, local or others');
  const which = { global: {}, local: { only: session.id }, others: { except: session.id } }[scope];
  await deleteSessions(parts.database.knex, user.id, which);
  parts.sessions.forget();
  context.status = 204;
}

/** GET /reauthenticate: sends a code by e-mail, which PUT /user accepts as `nonce`. */
export async function reauthenticate(context: Context, parts: EmbeddedParts): Promise<void> {
  const { user } = await requireSession(context, parts);
  await countMail(context, parts, `owner ${user.id}`);
  const now = parts.clock();
  const { code } = await inTransaction(parts.database, async (trx) => {
    await updateUser(trx, user.id, { reauthentication_sent_at: now }, now);
    return issueOneTimeToken(trx, parts, { userId: user.id, kind: 'reauthentication', email: user.email });
  });
  await parts.mails.sendReauthentication(user.email, code);
  context.body = {};
}
