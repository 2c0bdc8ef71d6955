import { resolve } from 'node:path';
import { z } from 'zod';
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

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  /** An absolute path. */
  readonly dataDirectory: string;
  readonly databaseUrl: string | undefined;
  /** undefined for the embedded subset. */
  readonly supabase: SupabaseConfig | undefined;
  readonly unsplashAccessKey: string | undefined;
  readonly ai: AiConfig | undefined;
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: string };
  readonly exportWorkers: number;
  readonly trustProxy: number;
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
  .transform((text) => text.replace(/\/+$/, ''));
const POSTGRES_URL =
  'expected postgres://user:password@host:5432/database, with # / ? % in the password written as %23 %2F %3F %25';
const postgresUrl = z.string().refine(isPostgresUrl, POSTGRES_URL);
const smtpUrl = z.string().regex(/^smtps?:\/\//, 'expected smtp://host:587 or smtps://user:password@host');
const whole = (least: number, most: number) =>
  z.coerce
    .number({ error: `expected a whole number from ${least} to ${most}` })
    .int()
    .min(least)
    .max(most);

const environment = z
  .object({
    PORT: whole(0, 65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    PUBLIC_URL: url.optional(),
    CARDWRIGHT_DATA: z.string().default('.data'),
    DATABASE_URL: postgresUrl.optional(),
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
    MAIL_FROM: z.string().default('Cardwright <cardwright@localhost>'),
    EXPORT_WORKERS: whole(0, 16).default(1),
    TRUST_PROXY: whole(0, 10).default(0),
    METRICS_TOKEN: z.string().min(16, 'expected at least 16 characters').optional(),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  } satisfies Record<SettingName, z.ZodType>)
  .superRefine((value, context) => {
    const need = (name: SettingName, because: SettingName): void => {
      if (value[because] !== undefined && value[name] === undefined)
        context.addIssue({ code: 'custom', path: [name], message: `is missing, but ${because} needs it; set both` });
    };
    need('SUPABASE_ANON_KEY', 'SUPABASE_URL');
    need('SUPABASE_SERVICE_ROLE_KEY', 'SUPABASE_URL');
    need('AI_BASE_URL', 'AI_API_KEY');
    if (value.AI_BASE_URL !== undefined && value.AI_MODEL === undefined && value.AI_IMAGE_MODEL === undefined)
      context.addIssue({
        code: 'custom',
        path: ['AI_MODEL'],
        message: 'is missing, but AI_BASE_URL needs it; set both',
      });
  });

/**
 * Reads the settings from environment variables; empty ones count as not set.
 * @throws ConfigError with every problem, but never a value
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const given = SETTINGS.map(({ name }) => [name, variables[name]] as const).filter(([, value]) => Boolean(value));
  const parsed = environment.safeParse(Object.fromEntries(given));
  if (!parsed.success)
    throw new ConfigError(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
  const value = parsed.data;
  return {
    port: value.PORT,
    host: value.HOST,
    publicUrl: value.PUBLIC_URL ?? localUrl(value.PORT),
    dataDirectory: resolve(value.CARDWRIGHT_DATA),
    databaseUrl: value.DATABASE_URL,
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
    mail: { smtpUrl: value.SMTP_URL, from: value.MAIL_FROM },
    exportWorkers: value.EXPORT_WORKERS,
    trustProxy: value.TRUST_PROXY,
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

/** The same settings with the actual port: with PORT=0 and no PUBLIC_URL, the address is known only then. */
export function withPort(config: Config, port: number): Config {
  return config.publicUrl === localUrl(0) ? { ...config, publicUrl: localUrl(port) } : config;
}

function localUrl(port: number): string {
  return `http://localhost:${port}`;
}
