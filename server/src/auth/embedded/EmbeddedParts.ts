import type { Logger } from 'pino';
import type { Database } from '../../database/connect.js';
import type { RateLimits } from '../../middleware/rateLimits.js';
import type { AuthMails } from './mails/AuthMails.js';
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
  readonly serviceRoleKey: string;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  /** Whether people must confirm their address by e-mail before they can sign in. */
  readonly confirmAddresses: boolean;
}
