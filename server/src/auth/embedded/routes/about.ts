import type { Context } from 'koa';
import type { EmbeddedParts } from '../EmbeddedParts.js';

/** GET /settings: the options of the sign-in page. */
export function settings(context: Context, { confirmAddresses, provider, signUp }: EmbeddedParts): void {
  context.body = {
    external: { anonymous_users: false, email: true, keycloak: provider !== undefined, phone: false },
    disable_signup: signUp === 'closed',
    mailer_autoconfirm: !confirmAddresses,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    mfa_enabled: true,
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
