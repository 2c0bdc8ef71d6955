import type Router from '@koa/router';
import type { CustomFetch } from 'openid-client';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import type { Database } from '../database/connect.js';
import type { Mailer } from '../mail/types.js';
import type { RateLimits } from '../middleware/rateLimits.js';
import { authRouter } from './embedded/authRouter.js';
import { EmbeddedAccounts } from './embedded/EmbeddedAccounts.js';
import type { EmbeddedParts } from './embedded/EmbeddedParts.js';
import { AuthMails } from './embedded/mails/AuthMails.js';
import { OidcProvider } from './embedded/oidc/OidcProvider.js';
import { PasswordHasher } from './embedded/passwords/PasswordHasher.js';
import { readSecrets } from './embedded/readSecrets.js';
import { deriveKey } from './embedded/seal.js';
import { AccessTokens } from './embedded/tokens/AccessTokens.js';
import { EmbeddedSessions } from './embedded/tokens/EmbeddedSessions.js';
import { SigningKeys } from './embedded/tokens/SigningKeys.js';
import type { Accounts, SessionVerifier } from './types.js';

interface Options {
  readonly database: Database;
  readonly config: Pick<Config, 'dataDirectory' | 'publicUrl' | 'mail' | 'signUp' | 'oidc'>;
  readonly mailer: Mailer;
  readonly limits: RateLimits;
  readonly log: Logger;
  readonly clock: () => Date;
  readonly passwords?: PasswordHasher | undefined;
  /** For tests, which have no provider. */
  readonly oidcFetch?: CustomFetch | undefined;
}

export interface EmbeddedAuth {
  /** `/auth/v1` */
  readonly router: Router;
  readonly sessions: SessionVerifier;
  readonly accounts: Accounts;
  readonly keys: SigningKeys;
  /** For Supabase's admin client; stored in `auth-secrets.json` in the data folder. */
  readonly serviceRoleKey: string;
  /** Signs URLs of the embedded storage. */
  readonly urlKey: Uint8Array;
  /** Resolves when every pending e-mail has been sent; wait for it before closing the database. */
  settled(): Promise<void>;
}

/**
 * Sign-in by password, magic link or code, through Supabase Auth's HTTP API. Addresses must be confirmed only if a mail
 * server is configured; without one nobody could confirm, so an account is valid at once.
 */
export async function createEmbeddedAuth(options: Options): Promise<EmbeddedAuth> {
  const { database, config, mailer, limits, log, clock } = options;
  const { encryptionKey, serviceRoleKey } = await readSecrets(config.dataDirectory);
  const keys = new SigningKeys({ database, encryptionKey, clock });
  const tokens = new AccessTokens({ keys, issuer: `${config.publicUrl}/auth/v1`, clock });
  const sessions = new EmbeddedSessions({ database, tokens, clock });
  const mails = new AuthMails({ mailer, publicUrl: config.publicUrl, log });
  const parts: EmbeddedParts = {
    database,
    limits,
    log,
    clock,
    keys,
    tokens,
    sessions,
    mails,
    passwords: options.passwords ?? new PasswordHasher(),
    codeKey: deriveKey(encryptionKey, 'codes'),
    refreshKey: deriveKey(encryptionKey, 'refresh tokens'),
    factorKey: deriveKey(encryptionKey, 'second factors'),
    stateKey: deriveKey(encryptionKey, 'sign-in attempts'),
    provider: config.oidc && new OidcProvider(config.oidc, `${config.publicUrl}/auth/v1/callback`, options.oidcFetch),
    serviceRoleKey,
    publicUrl: config.publicUrl,
    signUp: config.signUp,
    confirmAddresses: config.mail.smtpUrl !== undefined,
  };
  await keys.current();
  const accounts = new EmbeddedAccounts(parts);
  return {
    router: authRouter(parts),
    sessions,
    accounts,
    keys,
    serviceRoleKey,
    urlKey: deriveKey(encryptionKey, 'signed URLs'),
    settled: () => mails.settled(),
  };
}
