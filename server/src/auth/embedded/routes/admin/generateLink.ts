import type { Context } from 'koa';
import { inTransaction } from '../../../../queries/executor.js';
import { validationFailed } from '../../AuthError.js';
import { canonicalEmail } from '../../canonicalEmail.js';
import type { EmbeddedParts } from '../../EmbeddedParts.js';
import { requireServiceRole } from '../../http/authenticate.js';
import { readJson } from '../../http/readJson.js';
import { redirectToOf } from '../../http/redirectTo.js';
import { generateLinkBody } from '../../http/schemas.js';
import { checkPassword } from '../../passwords/checkPassword.js';
import { presentUser } from '../../present/presentUser.js';
import { allowedRedirect } from '../../redirects.js';
import { makeLink } from './makeLink.js';

/** POST /admin/generate_link: returns the link and the code, for scripts that send their own e-mail. */
export async function generateLink(context: Context, parts: EmbeddedParts): Promise<void> {
  requireServiceRole(context, parts);
  const body = await readJson(context, generateLinkBody);
  if (body.email === undefined) throw validationFailed('An email address is required');
  const email = canonicalEmail(body.email);
  if (body.type === 'signup') checkPassword(body.password ?? '', email);
  const passwordHash = body.type === 'signup' ? await parts.passwords.hash(body.password ?? '') : null;
  const { user, issued, type } = await inTransaction(parts.database, (trx) =>
    makeLink(trx, parts, email, body, passwordHash),
  );
  const redirectTo = allowedRedirect(parts.publicUrl, redirectToOf(context) ?? body.redirect_to) ?? parts.publicUrl;
  context.body = {
    ...presentUser(user),
    action_link: actionLink(parts.publicUrl, issued.token, type, redirectTo),
    email_otp: issued.code,
    hashed_token: issued.token,
    verification_type: type === 'email_change' ? body.type : type,
    redirect_to: redirectTo,
  };
}

/** A query may contain colons and slashes (RFC 3986, section 3.4), and is easier to read with them. */
function actionLink(publicUrl: string, token: string, type: string, redirectTo: string): string {
  const target = encodeURIComponent(redirectTo).replaceAll('%3A', ':').replaceAll('%2F', '/');
  return `${publicUrl}/auth/v1/verify?token=${token}&type=${type}&redirect_to=${target}`;
}
