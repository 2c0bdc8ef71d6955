import type { Context } from 'koa';
import { randomNonce, randomPKCECodeVerifier } from 'openid-client';
import { z } from 'zod';
import { networkOf } from '../../../middleware/networkOf.js';
import { inTransaction } from '../../../queries/executor.js';
import { AuthError, validationFailed } from '../AuthError.js';
import type { EmbeddedParts } from '../EmbeddedParts.js';
import { issueAuthCode } from '../oneTime/issueAuthCode.js';
import { enter } from '../oidc/enter.js';
import type { OidcProvider } from '../oidc/OidcProvider.js';
import { redirectToOf } from '../http/redirectTo.js';
import { authorizeQuery, challengeOf } from '../http/schemas.js';
import { allowedRedirect } from '../redirects.js';
import { seal, unseal } from '../seal.js';

/** Supabase's name for a provider that speaks OpenID Connect and belongs to no brand. */
const PROVIDER = 'keycloak';
const ATTEMPT_MS = 600_000;

/** An attempt to sign in, which travels through the provider as its `state`, encrypted. */
const attempt = z.object({
  target: z.string(),
  challenge: z.object({ codeChallenge: z.string(), method: z.enum(['s256', 'plain']) }),
  nonce: z.string(),
  codeVerifier: z.string(),
  expiresAt: z.number(),
});

/**
 * GET /authorize?provider=keycloak: sends the browser to the provider. Clients must use PKCE, so that the session goes
 * only to the browser that started.
 */
export async function authorize(context: Context, parts: EmbeddedParts): Promise<void> {
  const provider = requireProvider(parts);
  await parts.limits.take('read', `authorize ${networkOf(context.ip)}`);
  const query = authorizeQuery.safeParse(context.query);
  if (context.query.provider !== PROVIDER) throw unsupported(`Unsupported provider: use ${PROVIDER}`);
  const challenge = query.success ? challengeOf(query.data) : undefined;
  if (challenge === undefined) throw validationFailed('Sign-in with another service needs PKCE: pass a code_challenge');
  const secrets = { nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() };
  const target = allowedRedirect(parts.publicUrl, redirectToOf(context)) ?? `${parts.publicUrl}/confirm`;
  const expiresAt = parts.clock().getTime() + ATTEMPT_MS;
  const state = seal(JSON.stringify({ target, challenge, ...secrets, expiresAt }), parts.stateKey);
  context.status = 302;
  try {
    context.redirect((await provider.signInUrl({ state, ...secrets })).href);
  } catch (error) {
    parts.log.error({ err: error }, 'the OpenID Connect provider does not respond');
    context.redirect(withError(target, new AuthError(504, 'request_timeout', 'The other service does not respond')));
  }
}

/** GET /callback: where the provider sends the browser back; continues with a PKCE code or the error. */
export async function callback(context: Context, parts: EmbeddedParts): Promise<void> {
  const provider = requireProvider(parts);
  await parts.limits.take('sign-in', networkOf(context.ip));
  const state = String(context.query.state);
  const started = readAttempt(parts, state);
  const target = await finish(context, parts, provider, { ...started, state });
  context.status = 303;
  context.redirect(target);
}

/** @returns where the browser continues, with a code or the error */
async function finish(
  context: Context,
  parts: EmbeddedParts,
  provider: OidcProvider,
  started: Started,
): Promise<string> {
  const { challenge } = started;
  try {
    const person = await identify(context, parts, provider, started);
    const code = await inTransaction(parts.database, async (trx) => {
      const { id: userId } = await enter(trx, parts, person);
      return issueAuthCode(trx, parts, { userId, challenge, method: 'oauth' });
    });
    await parts.limits.giveBack('sign-in', networkOf(context.ip));
    parts.sessions.forget();
    const target = new URL(started.target);
    target.searchParams.set('code', code);
    return target.href;
  } catch (error) {
    if (error instanceof AuthError) return withError(started.target, error);
    throw error;
  }
}

function withError(target: string, { code, message }: AuthError): string {
  const url = new URL(target);
  const failure = { error: 'access_denied', error_code: code, error_description: message };
  for (const [name, value] of Object.entries(failure)) url.searchParams.set(name, value);
  return url.href;
}

type Started = z.infer<typeof attempt> & { readonly state: string };

async function identify(context: Context, { log }: EmbeddedParts, provider: OidcProvider, started: Started) {
  let person: Awaited<ReturnType<OidcProvider['identify']>>;
  try {
    person = await provider.identify(context.querystring, started);
  } catch (error) {
    log.warn({ err: error }, 'sign-in with another service failed');
    throw new AuthError(422, 'bad_oauth_callback', 'The other service did not confirm the sign-in');
  }
  if (person === undefined)
    throw new AuthError(422, 'provider_email_needs_verification', 'The other service has not verified the address');
  return person;
}

/** @throws AuthError bad_oauth_state */
function readAttempt({ stateKey, clock }: EmbeddedParts, state: string): z.infer<typeof attempt> {
  const text = unseal(state, stateKey);
  const started = text === undefined ? undefined : attempt.parse(JSON.parse(text));
  if (started === undefined || started.expiresAt <= clock().getTime())
    throw new AuthError(400, 'bad_oauth_state', 'OAuth state is invalid or has expired: sign in again');
  return started;
}

function requireProvider({ provider }: EmbeddedParts): OidcProvider {
  if (provider === undefined)
    throw unsupported('Unsupported provider: this server is not connected to another service. Set OIDC_ISSUER.');
  return provider;
}

function unsupported(message: string): AuthError {
  return new AuthError(400, 'oauth_provider_not_supported', message);
}
