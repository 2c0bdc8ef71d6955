import { CODE_MINUTES, LINK_MINUTES, type IssuedToken } from './IssuedToken.js';
import { randomInt } from 'node:crypto';
import { putOneTimeToken, type TokenKind } from '../../../queries/auth/oneTimeTokens.js';
import type { Executor } from '../../../queries/executor.js';
import type { EmbeddedParts } from '../EmbeddedParts.js';
import { hashToken, keyedHash, randomToken } from '../seal.js';

const MINUTE_MS = 60_000;
/** PKCE (RFC 7636): ties the session that a link opens to the browser that requested it. */
export interface Challenge {
  readonly codeChallenge: string;
  readonly method: 's256' | 'plain';
}

interface Request {
  readonly userId: string;
  readonly kind: TokenKind;
  /** The address it is sent to. */
  readonly email: string;
  readonly challenge?: Challenge | undefined;
}

/** Stores the hashes of a new link token and code, which replace earlier ones of the same kind. */
export async function issueOneTimeToken(
  executor: Executor,
  { codeKey, clock }: EmbeddedParts,
  { userId, kind, email, challenge }: Request,
): Promise<IssuedToken> {
  const now = clock();
  const token = `${challenge === undefined ? '' : 'pkce_'}${randomToken()}`;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await putOneTimeToken(executor, {
    user_id: userId,
    kind,
    email,
    token_hash: hashToken(token),
    code_hash: hashCode(codeKey, { userId, kind, email }, code),
    code_challenge: challenge?.codeChallenge ?? null,
    code_challenge_method: challenge?.method ?? null,
    created_at: now,
    token_expires_at: new Date(now.getTime() + LINK_MINUTES * MINUTE_MS),
    code_expires_at: new Date(now.getTime() + CODE_MINUTES * MINUTE_MS),
  });
  return { token, code };
}

interface CodeScope {
  readonly userId: string;
  readonly kind: TokenKind;
  readonly email: string;
}

export function hashCode(key: Buffer, { userId, kind, email }: CodeScope, code: string): string {
  return keyedHash(key, userId, kind, email, code);
}
