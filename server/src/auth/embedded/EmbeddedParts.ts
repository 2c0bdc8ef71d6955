import type { Logger } from 'pino';
import type { SignUpMode } from '../../config.js';
import type { Database } from '../../database/connect.js';
import type { RateLimits } from '../../middleware/rateLimits.js';
import type { AuthMails } from './mails/AuthMails.js';
import type { OidcProvider } from './oidc/OidcProvider.js';
import type { PasswordHasher } from './passwords/PasswordHasher.js';
import type { AccessTokens } from './tokens/AccessTokens.js';
import type { EmbeddedSessions } from './tokens/EmbeddedSessions.js';
import type { SigningKeys } from './tokens/SigningKeys.js';

/** The dependencies of the embedded sign-in routes. */
export interface EmbeddedParts {
  readonly database: Database;
  readonly limits: RateLimits;
  readonly log: Logger;
  readonly clock: () => Date;
  readonly keys: SigningKeys;
  readonly tokens: AccessTokens;
  readonly sessions: EmbeddedSessions;
  readonly mails: AuthMails;
  readonly passwords: PasswordHasher;
  /** Hashes six-digit codes, which a hash without a key would not protect. */
  readonly codeKey: Buffer;
  /** Derives refresh tokens. */
  readonly refreshKey: Buffer;
  /** Encrypts the secrets of second factors, and challenges. */
  readonly factorKey: Buffer;
  /** Encrypts attempts to sign in with another service. */
  readonly stateKey: Buffer;
  /** Another service that people can sign in with. */
  readonly provider: OidcProvider | undefined;
  readonly serviceRoleKey: string;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  /** Who may create an account. */
  readonly signUp: SignUpMode;
  /** Whether people must confirm their address by e-mail before they can sign in. */
  readonly confirmAddresses: boolean;
}
