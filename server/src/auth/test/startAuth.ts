import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SupabaseClientOptions } from '@supabase/supabase-js';
import Koa from 'koa';
import type { CustomFetch } from 'openid-client';
import type { OidcConfig, SignUpMode } from '../../config.js';
import { createMailer } from '../../mail/createMailer.js';
import type { Mail, Mailer } from '../../mail/types.js';
import { RateLimits } from '../../middleware/rateLimits.js';
import { createLog } from '../../observability/createLog.js';
import { storedMails } from '../../testing/storedMails.js';
import type { Database } from '../../database/connect.js';
import type { TestDatabaseKind } from '../../testing/testDatabases.js';
import { PasswordHasher } from '../embedded/passwords/PasswordHasher.js';
import { createEmbeddedAuth, type EmbeddedAuth } from '../createEmbeddedAuth.js';
import { NoSocket } from '../../testing/NoSocket.js';

type ClientOptions = SupabaseClientOptions<'public'>['auth'];
export type TestClient = ReturnType<typeof connect>;

/** The tests sign in hundreds of people. */
const CHEAP = { N: 1_024, r: 8, p: 1 };

interface Options {
  /** Hashes passwords at the production cost. */
  readonly costly?: boolean;
  /** Multiplies the rate limits. */
  readonly rates?: number;
  /** Behaves as if a mail server were configured. */
  readonly confirm?: boolean;
  readonly mailer?: Mailer;
  readonly signUp?: SignUpMode;
  readonly oidc?: OidcConfig & { readonly fetch: CustomFetch };
}

export interface AuthUnderTest {
  /** The server's address, without `/auth/v1`. */
  readonly url: string;
  readonly folder: string;
  readonly auth: EmbeddedAuth;
  readonly database: Database;
  /** Moves the server's clock. */
  advance(seconds: number): void;
  now(): Date;
  /** An unmodified browser client with its own storage. */
  client(options?: ClientOptions, key?: string): TestClient;
  /** A client with the service key, as scripts use. */
  admin(): TestClient;
  /** The last e-mail to an address, after all pending ones have been sent. */
  lastMail(to: string): Promise<KeptMail>;
  mailsTo(to: string): Promise<readonly KeptMail[]>;
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
}

export interface KeptMail extends Pick<Mail, 'subject' | 'text' | 'html'> {
  readonly link: URL | undefined;
  readonly tokenHash: string;
  readonly code: string;
}

/** The embedded sign-in alone on a free port, with a store of e-mails and a clock that the test advances. */
export async function startAuth(kind: TestDatabaseKind, options: Options = {}): Promise<AuthUnderTest> {
  const database = await kind.open();
  const folder = await mkdtemp(join(tmpdir(), 'cardwright-auth-'));
  let offset = 0;
  const clock = (): Date => new Date(Date.now() + offset);
  // The sign-in needs to know its address, so the port is opened first.
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const log = createLog('silent');
  const settings = {
    dataDirectory: folder,
    publicUrl: url,
    signUp: options.signUp ?? ('open' as const),
    oidc: options.oidc,
    mail: { smtpUrl: undefined, from: 'Test <test@localhost>' },
  };
  const mailer = options.mailer ?? createMailer({ config: settings, database, log, clock });
  const config = {
    ...settings,
    mail: { ...settings.mail, smtpUrl: options.confirm === true ? 'smtp://set' : undefined },
  };
  const limits = new RateLimits(options.rates ?? 1_000);
  const passwords = options.costly === true ? undefined : new PasswordHasher(CHEAP);
  const auth = await createEmbeddedAuth({
    ...{ database, config, mailer, limits, log, clock, passwords },
    oidcFetch: options.oidc?.fetch,
  });
  // Tests send requests from other networks with X-Forwarded-For.
  const app = new Koa({ proxy: true }).use(auth.router.routes()).use(auth.router.allowedMethods());
  const handle = app.callback();
  server.on('request', (request, response) => void handle(request, response));

  const mailsTo = async (to: string): Promise<readonly KeptMail[]> => {
    await auth.settled();
    const rows = await storedMails(database.knex, to);
    return rows.filter(({ recipient }) => recipient === to).map(readMail);
  };
  const client = (options: ClientOptions = {}, key = 'anon'): TestClient => connect(url, key, options);
  return {
    url,
    folder,
    auth,
    database,
    advance: (seconds) => (offset += seconds * 1000),
    now: clock,
    client,
    admin: () => client({ persistSession: false }, auth.serviceRoleKey),
    mailsTo,
    lastMail: async (to) => {
      const [mail] = await mailsTo(to);
      if (mail === undefined) throw new Error(`No mail went to ${to}.`);
      return mail;
    },
    send: (method, path, body, headers = {}) =>
      fetch(`${url}/auth/v1${path}`, {
        method,
        redirect: 'manual',
        headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await auth.settled();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function connect(url: string, key: string, options: ClientOptions) {
  return createClient<unknown>(url, key, {
    auth: { autoRefreshToken: false, persistSession: true, storage: memory(), detectSessionInUrl: false, ...options },
    realtime: { transport: NoSocket },
  });
}

function readMail(mail: Pick<Mail, 'subject' | 'text' | 'html'>): KeptMail {
  const address = /^https?:\S+$/m.exec(mail.text)?.[0];
  const link = address === undefined ? undefined : new URL(address);
  const code = /^\d{6}$/m.exec(mail.text)?.[0] ?? '';
  return { ...mail, link, tokenHash: link?.searchParams.get('token_hash') ?? '', code };
}

function memory() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}
