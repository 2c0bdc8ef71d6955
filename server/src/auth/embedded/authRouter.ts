import Router from '@koa/router';
import type { Context } from 'koa';
import { AuthError } from './AuthError.js';
import type { EmbeddedParts } from './EmbeddedParts.js';
import { allowOwnOrigin } from './http/allowOwnOrigin.js';
import { handleAuthErrors } from './http/handleAuthErrors.js';
import { health, publishKeys, settings } from './routes/about.js';
import { deleteFactor, listFactors } from './routes/admin/factors.js';
import { generateLink } from './routes/admin/generateLink.js';
import { invite } from './routes/admin/invite.js';
import { changeAccount, createAccount, listAccounts, readAccount, removeAccount } from './routes/admin/users.js';
import { authorize, callback } from './routes/oidc.js';
import { sendOtp } from './routes/otp.js';
import { challengeFactor, enrollFactor, unenrollFactor, verifyChallenge } from './routes/factors.js';
import { recover } from './routes/recover.js';
import { resend } from './routes/resend.js';
import { reauthenticate, signOut } from './routes/sessions.js';
import { signUp } from './routes/signUp.js';
import { grantToken } from './routes/token.js';
import { changeUser, readUser } from './routes/user.js';
import { verifyLink, verifyOtp } from './routes/verify.js';

type Handle = (context: Context, parts: EmbeddedParts) => Promise<void> | void;

const ROUTES: readonly (readonly ['get' | 'post' | 'put' | 'delete', string, Handle])[] = [
  ['get', '/health', health],
  ['get', '/settings', settings],
  ['get', '/.well-known/jwks.json', publishKeys],
  ['get', '/authorize', authorize],
  ['get', '/callback', callback],
  ['post', '/signup', signUp],
  ['post', '/token', grantToken],
  ['post', '/otp', sendOtp],
  ['post', '/magiclink', sendOtp],
  ['post', '/verify', verifyOtp],
  ['get', '/verify', verifyLink],
  ['post', '/recover', recover],
  ['post', '/resend', resend],
  ['get', '/user', readUser],
  ['put', '/user', changeUser],
  ['get', '/reauthenticate', reauthenticate],
  ['post', '/logout', signOut],
  ['post', '/factors', enrollFactor],
  ['post', '/factors/:id/challenge', challengeFactor],
  ['post', '/factors/:id/verify', verifyChallenge],
  ['delete', '/factors/:id', unenrollFactor],
  ['post', '/invite', invite],
  ['post', '/admin/generate_link', generateLink],
  ['post', '/admin/users', createAccount],
  ['get', '/admin/users', listAccounts],
  ['get', '/admin/users/:id', readAccount],
  ['put', '/admin/users/:id', changeAccount],
  ['delete', '/admin/users/:id', removeAccount],
  ['get', '/admin/users/:id/factors', listFactors],
  ['delete', '/admin/users/:id/factors/:factor', deleteFactor],
];

const PREFIX = '/auth/v1';

/** The subset of Supabase Auth's HTTP API that clients use to sign in by e-mail address and password. */
export function authRouter(parts: EmbeddedParts): Router {
  const router = new Router({ prefix: PREFIX });
  const before = [handleAuthErrors(), allowOwnOrigin(parts.publicUrl)] as const;
  for (const [method, path, handle] of ROUTES)
    router[method](path, ...before, async (context) => {
      context.state.route = `${PREFIX}${path}`;
      await handle(context, parts);
    });
  // Every other request, including preflights, gets a response that Supabase's clients can read.
  router.all('{/*rest}', ...before, (context) => {
    context.state.route = `${PREFIX}/*`;
    throw new AuthError(404, 'not_found', 'The embedded sign-in has no such endpoint');
  });
  return router;
}
