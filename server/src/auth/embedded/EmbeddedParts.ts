import type { Logger } from 'pino';
import type { Database } from '../../database/connect.js';
import type { RateLimits } from '../../middleware/rateLimits.js';
import type { AuthMails } from './mails/AuthMails.js';
import type { PasswordHasher } from './passwords/PasswordHasher.js';
import type { AccessTokens } from './tokens/AccessTokens.js';
import type { EmbeddedSessions } from './tokens/EmbeddedSessions.js';
import type { SigningKeys } from './tokens/SigningKeys.js';

/** What the routes of the embedded sign-in work with. */
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
  /** For codes of six digits, which a plain hash would not hide. */
  readonly codeKey: Buffer;
  /** Refresh tokens are derived with it. */
  readonly refreshKey: Buffer;
  readonly serviceRoleKey: string;
  /** Without a slash at the end. */
  readonly publicUrl: string;
  /** Whether an address must be confirmed by mail before its first session. */
  readonly confirmAddresses: boolean;
}
