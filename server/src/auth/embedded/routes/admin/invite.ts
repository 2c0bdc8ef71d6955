import type { Context } from 'koa';
import { inTransaction } from '../../../../queries/executor.js';
import { validationFailed } from '../../AuthError.js';
import { canonicalEmail } from '../../canonicalEmail.js';
import type { EmbeddedParts } from '../../EmbeddedParts.js';
import { requireServiceRole } from '../../http/authenticate.js';
import { readJson } from '../../http/readJson.js';
import { redirectToOf } from '../../http/redirectTo.js';
import { inviteBody } from '../../http/schemas.js';
import { mergeMetadata } from '../../mergeMetadata.js';
import { presentUser } from '../../present/presentUser.js';
import { linkForNewAccount } from './makeLink.js';

/** POST /invite: creates an account without a password, and sends a link that opens it. */
export async function invite(context: Context, parts: EmbeddedParts): Promise<void> {
  requireServiceRole(context, parts);
  const body = await readJson(context, inviteBody);
  if (body.email === undefined) throw validationFailed('An email address is required');
  const email = canonicalEmail(body.email);
  const { user, issued } = await inTransaction(parts.database, (trx) =>
    linkForNewAccount(trx, parts, 'invite', { email, user_metadata: mergeMetadata({}, body.data) }),
  );
  await parts.mails.sendInvite({ to: email, issued, redirectTo: redirectToOf(context) });
  context.body = presentUser(user);
}
