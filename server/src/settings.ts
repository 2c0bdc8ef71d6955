// Separate from config.ts, so that the help can list the settings without loading what it takes to read them.

export interface Setting {
  readonly name: string;
  /** The help text for `cardwright serve --help` and docs/operations.md. */
  readonly about: string;
  /** As a string, as a shell would set it; undefined if the feature is off by default. */
  readonly default?: string;
  /** Never printed or logged. */
  readonly secret?: true;
}

/** Every setting of the server, in the order of the help. All are environment variables. */
export const SETTINGS = [
  { name: 'PORT', about: 'port to listen on; 0 chooses a free one', default: '3000' },
  {
    name: 'HOST',
    about: 'network address to listen on; 0.0.0.0 opens the server to the network',
    default: '127.0.0.1',
  },
  { name: 'PUBLIC_URL', about: 'the server’s public URL, also used in e-mails', default: 'http://localhost:PORT' },
  { name: 'CARDWRIGHT_DATA', about: 'folder for the embedded database, uploads and caches', default: '.data' },
  { name: 'DATABASE_URL', about: 'PostgreSQL 15 or newer; default: embedded database', secret: true },
  { name: 'DATABASE_CONNECTIONS', about: 'connections to PostgreSQL that this process may open', default: '10' },
  { name: 'SUPABASE_URL', about: 'hosted Supabase for sign-in and images; default: embedded' },
  { name: 'SUPABASE_ANON_KEY', about: 'the project’s anonymous or publishable key, which browsers see' },
  { name: 'SUPABASE_SERVICE_ROLE_KEY', about: 'the project’s secret key, which stays on the server', secret: true },
  { name: 'SUPABASE_JWT_SECRET', about: 'only for projects that sign sessions with a shared secret', secret: true },
  { name: 'UNSPLASH_ACCESS_KEY', about: 'stock photos from Unsplash; default: built-in pictures', secret: true },
  { name: 'AI_BASE_URL', about: 'any OpenAI-compatible endpoint, such as https://api.openai.com/v1' },
  { name: 'AI_API_KEY', about: 'key for AI_BASE_URL', secret: true },
  { name: 'AI_MODEL', about: 'model for writing and translating' },
  { name: 'AI_IMAGE_MODEL', about: 'model for pictures; default: procedural pictures' },
  {
    name: 'SMTP_URL',
    about: 'mail server, such as smtps://user:password@host; default: e-mails are stored under /admin',
    secret: true,
  },
  { name: 'SIGN_UP', about: 'who may create an account: open, invited (from the waitlist) or closed', default: 'open' },
  { name: 'OIDC_ISSUER', about: 'OpenID Connect provider to sign in with, such as https://accounts.google.com' },
  { name: 'OIDC_CLIENT_ID', about: 'client id at OIDC_ISSUER' },
  { name: 'OIDC_CLIENT_SECRET', about: 'client secret at OIDC_ISSUER', secret: true },
  { name: 'OIDC_NAME', about: 'name on the sign-in button; default: the issuer’s host name' },
  { name: 'MAIL_FROM', about: 'sender of e-mails', default: 'Cardwright <cardwright@localhost>' },
  {
    name: 'STRIPE_SECRET_KEY',
    about: 'test key of Stripe for /admin/checkout-test, sk_test_…; default: a local test gateway',
    secret: true,
  },
  { name: 'STRIPE_WEBHOOK_SECRET', about: 'signing secret of Stripe’s webhooks, whsec_…', secret: true },
  { name: 'EXPORT_WORKERS', about: 'concurrent exports in this process; 0 leaves them to workers', default: '1' },
  { name: 'TRUST_PROXY', about: 'number of proxies that set X-Forwarded-For', default: '0' },
  {
    name: 'RATE_LIMITS',
    about: 'limits that differ from the defaults, as name=requests/seconds, such as read=2400/60,sign-in=60/300',
  },
  {
    name: 'METRICS_TOKEN',
    about: 'bearer token for /metrics, of at least 16 characters; default: only this machine may read them',
    secret: true,
  },
  { name: 'LOG_LEVEL', about: 'trace, debug, info, warn, error or silent', default: 'info' },
] as const satisfies readonly Setting[];

export type SettingName = (typeof SETTINGS)[number]['name'];
