// Apart from config.ts, which reads them: the help lists them without loading what reading takes.

export interface Setting {
  readonly name: string;
  /** What it does, for `cardwright serve --help` and docs/operations.md. */
  readonly about: string;
  /** As text, the way a shell would set it; undefined when the feature is off without it. */
  readonly default?: string;
  /** Never printed, never logged. */
  readonly secret?: true;
}

/** Every setting of the server, in the order of its help. All are environment variables. */
export const SETTINGS = [
  { name: 'PORT', about: 'port to listen on; 0 takes a free one', default: '3000' },
  { name: 'HOST', about: 'address to listen on; 0.0.0.0 opens it to the network', default: '127.0.0.1' },
  { name: 'PUBLIC_URL', about: 'address that people and mails reach the server at', default: 'http://localhost:PORT' },
  { name: 'CARDWRIGHT_DATA', about: 'folder of the embedded database, uploads and caches', default: '.data' },
  { name: 'DATABASE_URL', about: 'PostgreSQL 15 or newer; embedded without it', secret: true },
  { name: 'SUPABASE_URL', about: 'hosted Supabase for sign-in and images; embedded without it' },
  { name: 'SUPABASE_ANON_KEY', about: "the project's anonymous or publishable key; browsers see it" },
  { name: 'SUPABASE_SERVICE_ROLE_KEY', about: "the project's secret key; stays on the server", secret: true },
  { name: 'SUPABASE_JWT_SECRET', about: 'only for projects that sign sessions with a shared secret', secret: true },
  { name: 'UNSPLASH_ACCESS_KEY', about: 'stock photos from Unsplash; own pictures without it', secret: true },
  { name: 'AI_BASE_URL', about: 'any OpenAI-compatible endpoint, such as https://api.openai.com/v1' },
  { name: 'AI_API_KEY', about: 'key for AI_BASE_URL', secret: true },
  { name: 'AI_MODEL', about: 'model that writes and translates' },
  { name: 'AI_IMAGE_MODEL', about: 'model that draws; procedural pictures without it' },
  {
    name: 'SMTP_URL',
    about: 'sends mail, e.g. smtps://user:password@host; kept under /admin without it',
    secret: true,
  },
  { name: 'MAIL_FROM', about: 'sender of mails', default: 'Cardwright <cardwright@localhost>' },
  { name: 'EXPORT_WORKERS', about: 'exports made at once in this process; 0 leaves them to workers', default: '1' },
  { name: 'TRUST_PROXY', about: 'how many proxies in front set X-Forwarded-For', default: '0' },
  {
    name: 'METRICS_TOKEN',
    about: 'bearer token for /metrics; without it only this machine may read them',
    secret: true,
  },
  { name: 'LOG_LEVEL', about: 'trace, debug, info, warn, error or silent', default: 'info' },
] as const satisfies readonly Setting[];

export type SettingName = (typeof SETTINGS)[number]['name'];
