import type { Context } from 'koa';
import { AuthError } from '../AuthError.js';
import type { EmbeddedParts } from '../EmbeddedParts.js';

/** GET /settings: the options of the sign-in page. */
export function settings(context: Context, { confirmAddresses }: EmbeddedParts): void {
  context.body = {
    external: { anonymous_users: false, email: true, phone: false },
    disable_signup: false,
    mailer_autoconfirm: !confirmAddresses,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    mfa_enabled: false,
  };
}

/** GET /health */
export function health(context: Context): void {
  context.body = { name: 'Cardwright sign-in', description: 'A subset of Supabase Auth, embedded in the server' };
}

/** GET /.well-known/jwks.json: the public keys, which clients cache for ten minutes. */
export async function publishKeys(context: Context, { keys }: EmbeddedParts): Promise<void> {
  context.set('Cache-Control', 'public, max-age=600');
  context.body = { keys: await keys.published() };
}

/** GET /authorize: sign-in with other services needs hosted Supabase, which keeps their secrets. */
export function authorize(): never {
  throw new AuthError(
    400,
    'oauth_provider_not_supported',
    'Unsupported provider: the embedded sign-in does not support other services. Set SUPABASE_URL to use them.',
  );
}
