import { insertAuthCode } from '../../../queries/auth/codes.js';
import type { Executor } from '../../../queries/executor.js';
import type { EmbeddedParts } from '../EmbeddedParts.js';
import { hashToken, randomToken } from '../seal.js';
import type { Method } from '../sessions/startSession.js';
import type { Challenge } from './issueOneTimeToken.js';

const CODE_MS = 5 * 60_000;

interface Request {
  readonly userId: string;
  readonly challenge: Challenge;
  readonly method: Method;
}

/** A code that only the browser with the verifier can exchange for a session. */
export async function issueAuthCode(
  trx: Executor,
  { clock }: EmbeddedParts,
  { userId, challenge, method }: Request,
): Promise<string> {
  const authCode = randomToken();
  await insertAuthCode(trx, {
    code_hash: hashToken(authCode),
    user_id: userId,
    code_challenge: challenge.codeChallenge,
    code_challenge_method: challenge.method,
    method,
    expires_at: new Date(clock().getTime() + CODE_MS),
  });
  return authCode;
}
