import {
  countAttempt,
  lockTokensFor,
  takeOneTimeToken,
  type OneTimeTokenRow,
  type TokenKind,
} from '../../../queries/auth/oneTimeTokens.js';
import type { Executor } from '../../../queries/executor.js';
import type { EmbeddedParts } from '../EmbeddedParts.js';
import { hashToken, sameText } from '../seal.js';
import { hashCode } from './issueOneTimeToken.js';

const MAX_ATTEMPTS = 5;

/** Redeems a link's token. @returns undefined when it is unknown, used, expired or of another kind */
export async function redeemToken(
  trx: Executor,
  { clock }: EmbeddedParts,
  token: string,
  kinds: readonly TokenKind[],
): Promise<OneTimeTokenRow | undefined> {
  const row = await takeOneTimeToken(trx, hashToken(token), kinds);
  return row !== undefined && row.token_expires_at > clock() ? row : undefined;
}

/**
 * Redeems a code. A wrong code counts against every code sent to the address, and five wrong codes void them all; the
 * transaction must therefore commit even when no code matches.
 */
export async function redeemCode(
  trx: Executor,
  { clock, codeKey }: EmbeddedParts,
  { email, code, kinds }: { readonly email: string; readonly code: string; readonly kinds: readonly TokenKind[] },
): Promise<OneTimeTokenRow | undefined> {
  const rows = await lockTokensFor(trx, email, kinds);
  const open = rows.filter((row) => row.attempts < MAX_ATTEMPTS && row.code_expires_at > clock());
  const match = open.find((row) =>
    sameText(row.code_hash, hashCode(codeKey, { userId: row.user_id, kind: row.kind, email }, code)),
  );
  if (match !== undefined) return takeOneTimeToken(trx, match.token_hash, kinds);
  for (const row of open) await countAttempt(trx, row.token_hash);
  return undefined;
}
