import { resolve } from 'node:path';
import { z } from 'zod';
import { RATE_LIMITS, readRateLimits, type RateLimitTable } from './rateLimitTable.js';
import { SETTINGS, type SettingName } from './settings.js';

export interface SupabaseConfig {
  readonly url: string;
  readonly anonKey: string;
  readonly serviceRoleKey: string;
  readonly jwtSecret: string | undefined;
}

export interface AiConfig {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string | undefined;
  readonly imageModel: string | undefined;
}

export interface OidcConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** On the sign-in button. */
  readonly name: string;
}

/** A payment provider in its test mode. */
export interface StripeConfig {
  readonly secretKey: string;
  readonly webhookSecret: string;
}

export type SignUpMode = 'open' | 'invited' | 'closed';

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  /** An absolute path. */
  readonly dataDirectory: string;
  readonly databaseUrl: string | undefined;
  /** How many connections to PostgreSQL may be open at a time. */
  readonly databaseConnections: number;
  /** undefined for the embedded subset. */
  readonly supabase: SupabaseConfig | undefined;
  readonly unsplashAccessKey: string | undefined;
  readonly ai: AiConfig | undefined;
  /** Who may create an account: anyone, invited people on the waitlist, or nobody. */
  readonly signUp: SignUpMode;
  /** Another service that people can sign in with. */
  readonly oidc: OidcConfig | undefined;
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: string };
  /** undefined for the local test gateway. */
  readonly stripe: StripeConfig | undefined;
  readonly exportWorkers: number;
  readonly trustProxy: number;
  readonly rateLimits: RateLimitTable;
  readonly metricsToken: string | undefined;
  readonly logLevel: string;
}

/** Invalid settings: lists all problems at once, each with the variable and the fix. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(readonly problems: readonly string[]) {
    super(`The settings are invalid:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}

const url = z
  .url({ protocol: /^https?$/, error: 'expected an address that starts with http:// or https://' })
  .transform((text) => text.replace(/(?<!\/)\/+$/, ''));
const POSTGRES_URL =
  'expected postgres://user:password@host:5432/database, with # / ? % in the password written as %23 %2F %3F %25';
const postgresUrl = z.string().refine(isPostgresUrl, POSTGRES_URL);
const smtpUrl = z
  .string()
  .refine(
    (text) => /^smtps?:\/\//.test(text) && URL.canParse(text) && new URL(text).hostname !== '',
    'expected smtp://host:587 or smtps://user:password@host, with # / ? % in the password written as %23 %2F %3F %25',
  );
/** Such as `Cardwright <cards@example.com>`: whatever else it has, mail servers need the address. */
const mailFrom = z
  .string()
  .regex(
    /^(?:[^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    'expected an e-mail address, such as Cardwright <cards@example.com>',
  );
const stripeTestKey = z
  .string()
  .refine(
    (key) => !/^(sk|rk)_live_/.test(key),
    'is a live key; use a test key (sk_test_…), because checkouts here are only tests',
  )
  .regex(/^(?:(sk|rk)_test_\w{8,}|(sk|rk)_live_.*)$/, 'expected a test key of Stripe, which begins with sk_test_');
const webhookSecret = z
  .string()
  .regex(/^whsec_\w{8,}$/, 'expected the signing secret of a webhook, which begins with whsec_');
const whole = (least: number, most: number) =>
  z.coerce
    .number({ error: `expected a whole number from ${least} to ${most}` })
    .int()
    .min(least)
    .max(most);

const rateLimits = z.string().transform((text, context) => {
  const { table, problems } = readRateLimits(text);
  for (const message of problems) context.addIssue({ code: 'custom', message });
  return table;
});

const environment = z.object({
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: url.optional(),
  CARDWRIGHT_DATA: z.string().default('.data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_CONNECTIONS: whole(2, 500).default(10),
  SUPABASE_URL: url.optional(),
  SUPABASE_ANON_KEY: z.string().optional(),
  SUPABASE_SERVICE_ROLE_KEY: z.string().optional(),
  SUPABASE_JWT_SECRET: z.string().min(32, 'expected at least 32 characters').optional(),
  UNSPLASH_ACCESS_KEY: z.string().optional(),
  AI_BASE_URL: url.optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  AI_IMAGE_MODEL: z.string().optional(),
  SMTP_URL: smtpUrl.optional(),
  SIGN_UP: z.enum(['open', 'invited', 'closed'], { error: 'expected open, invited or closed' }).default('open'),
  OIDC_ISSUER: z.url({ protocol: /^https$/, error: 'expected an address that starts with https://' }).optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().max(40, 'expected at most 40 characters').optional(),
  MAIL_FROM: mailFrom.default('Cardwright <cardwright@localhost>'),
  STRIPE_SECRET_KEY: stripeTestKey.optional(),
  STRIPE_WEBHOOK_SECRET: webhookSecret.optional(),
  EXPORT_WORKERS: whole(0, 16).default(1),
  TRUST_PROXY: whole(0, 10).default(0),
  RATE_LIMITS: rateLimits.default(RATE_LIMITS),
  METRICS_TOKEN: z.string().min(16, 'expected at least 16 characters').optional(),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], {
      error: 'expected trace, debug, info, warn, error or silent',
    })
    .default('info'),
} satisfies Record<SettingName, z.ZodType>);

type Given = Readonly<Partial<Record<SettingName, string>>>;

/** Settings that do not go together; found even if others are invalid, so that all problems are listed at once. */
function mismatches(given: Given): string[] {
  const needs: readonly (readonly [name: SettingName, because: SettingName, isThere: boolean])[] = [
    ['SUPABASE_ANON_KEY', 'SUPABASE_URL', given.SUPABASE_ANON_KEY !== undefined],
    ['SUPABASE_SERVICE_ROLE_KEY', 'SUPABASE_URL', given.SUPABASE_SERVICE_ROLE_KEY !== undefined],
    ['OIDC_CLIENT_ID', 'OIDC_ISSUER', given.OIDC_CLIENT_ID !== undefined],
    ['OIDC_CLIENT_SECRET', 'OIDC_ISSUER', given.OIDC_CLIENT_SECRET !== undefined],
    ['AI_BASE_URL', 'AI_API_KEY', given.AI_BASE_URL !== undefined],
    ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY', given.STRIPE_WEBHOOK_SECRET !== undefined],
    ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', given.STRIPE_SECRET_KEY !== undefined],
    ['AI_MODEL', 'AI_BASE_URL', given.AI_MODEL !== undefined || given.AI_IMAGE_MODEL !== undefined],
  ];
  const missing = needs
    .filter(([, because, isThere]) => given[because] !== undefined && !isThere)
    .map(([name, because]) => `${name}: is missing, but ${because} needs it; set both`);
  if (given.SUPABASE_URL === undefined) return missing;
  const ignored = [
    ...((given.SIGN_UP ?? 'open') === 'open' ? [] : ['SIGN_UP: has no effect with SUPABASE_URL; restrict sign-ups']),
    ...(given.OIDC_ISSUER === undefined ? [] : ['OIDC_ISSUER: has no effect with SUPABASE_URL; add the provider']),
  ];
  return [...missing, ...ignored.map((problem) => `${problem} in the settings of the Supabase project`)];
}

/**
 * Reads the settings from environment variables; empty ones count as not set.
 * @throws ConfigError with every problem, but never a value
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const given: Given = Object.fromEntries(
    SETTINGS.map(({ name }) => [name, variables[name]] as const).filter(([, value]) => Boolean(value)),
  );
  const parsed = environment.safeParse(given);
  const invalid = parsed.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
  const problems = [...invalid, ...mismatches(given)];
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  const value = parsed.data;
  return {
    port: value.PORT,
    host: value.HOST,
    publicUrl: value.PUBLIC_URL ?? localUrl(value.PORT),
    dataDirectory: resolve(value.CARDWRIGHT_DATA),
    databaseUrl: value.DATABASE_URL,
    databaseConnections: value.DATABASE_CONNECTIONS,
    supabase:
      value.SUPABASE_URL === undefined
        ? undefined
        : {
            url: value.SUPABASE_URL,
            anonKey: value.SUPABASE_ANON_KEY ?? '',
            serviceRoleKey: value.SUPABASE_SERVICE_ROLE_KEY ?? '',
            jwtSecret: value.SUPABASE_JWT_SECRET,
          },
    unsplashAccessKey: value.UNSPLASH_ACCESS_KEY,
    ai:
      value.AI_BASE_URL === undefined
        ? undefined
        : {
            baseUrl: value.AI_BASE_URL,
            apiKey: value.AI_API_KEY,
            model: value.AI_MODEL,
            imageModel: value.AI_IMAGE_MODEL,
          },
    signUp: value.SIGN_UP,
    oidc:
      value.OIDC_ISSUER === undefined
        ? undefined
        : {
            issuer: value.OIDC_ISSUER,
            clientId: value.OIDC_CLIENT_ID ?? '',
            clientSecret: value.OIDC_CLIENT_SECRET ?? '',
            name: value.OIDC_NAME ?? new URL(value.OIDC_ISSUER).hostname,
          },
    mail: { smtpUrl: value.SMTP_URL, from: value.MAIL_FROM },
    stripe:
      value.STRIPE_SECRET_KEY === undefined
        ? undefined
        : { secretKey: value.STRIPE_SECRET_KEY, webhookSecret: value.STRIPE_WEBHOOK_SECRET ?? '' },
    exportWorkers: value.EXPORT_WORKERS,
    trustProxy: value.TRUST_PROXY,
    rateLimits: value.RATE_LIMITS,
    metricsToken: value.METRICS_TOKEN,
    logLevel: value.LOG_LEVEL,
  };
}

/**
 * An unescaped character in the password would end it early, so that parts of it appear as host or database in errors.
 */
function isPostgresUrl(text: string): boolean {
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text)) return false;
  const { hash, pathname, search } = new URL(text);
  return hash === '' && !`${pathname}${search}`.includes('@');
}

/** The same settings with the actual port: with PORT=0 it is known only when the server listens. */
export function withPort(config: Config, port: number): Config {
  const publicUrl = config.publicUrl === localUrl(0) ? localUrl(port) : config.publicUrl;
  return { ...config, port, publicUrl };
}

function localUrl(port: number): string {
  return `http://localhost:${port}`;
}
